"""The commands a person types, one room each; `atelier.cli` puts them together."""
