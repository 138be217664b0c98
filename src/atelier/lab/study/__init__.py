"""The lab: what the cards of a box really do, found out by playing many games with it."""
