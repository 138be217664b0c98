"""What answers say, for the documentation, by what they are about."""
