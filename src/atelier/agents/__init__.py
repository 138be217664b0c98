"""Those who choose moves without being people."""
