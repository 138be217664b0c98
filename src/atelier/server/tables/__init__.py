"""Tables: logs and what they come to, who may do what, and what each seat is shown of it."""
