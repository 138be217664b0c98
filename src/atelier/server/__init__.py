"""The table server: people sit down over HTTP; browsers, bots and scripts are clients of one API."""
