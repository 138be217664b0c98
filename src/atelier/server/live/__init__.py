"""What goes on now: who watches which table, and what other processes have changed."""
