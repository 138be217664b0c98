"""Both games in the interfaces of others: PettingZoo, Gymnasium. Each needs its own library."""
