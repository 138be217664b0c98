"""What is kept: the only room that talks SQL."""
