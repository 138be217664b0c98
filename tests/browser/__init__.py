"""What is seen in a browser. A package, so that what its tests share ends where they end."""
