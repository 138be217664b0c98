"""Bytes to a server and back: what no well-behaved client would send."""

from __future__ import annotations

import json
import socket
from urllib.parse import urlsplit

PATIENCE = 120.0


class Wire:
    """A bare connection."""

    def __init__(self, address, source="127.0.0.1"):
        at = urlsplit(address)
        self.host = at.netloc
        self.socket = socket.create_connection((at.hostname, at.port), PATIENCE, (source, 0))
        self.heard = b""

    def __del__(self):
        if hasattr(self, "socket"):  # the server may not have let us in
            self.socket.close()

    def send(self, words):
        self.socket.sendall(words)

    def send_until_refused(self, words, most):
        """Say something again and again until nobody listens any more; how many bytes went out."""
        sent = 0
        try:
            while sent < most:
                self.socket.sendall(words)
                sent += len(words)
        except OSError:
            pass
        return sent

    def ask(self, path="/api/games", method="GET", more=b"", body=b""):
        """A whole request."""
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n".encode()
        self.send(head + more + b"\r\n" + body)

    def until(self, word):
        """Listen until a word is heard."""
        while word not in self.heard:
            piece = self.socket.recv(65536)
            assert piece, f"the server hung up after {self.heard!r}"
            self.heard += piece
        return self.heard

    def to_the_end(self):
        """Listen until the server hangs up."""
        try:
            while piece := self.socket.recv(65536):
                self.heard += piece
        except ConnectionResetError:
            pass
        return self.heard

    def close(self):
        self.socket.close()


def status(answer):
    """The status of the first answer."""
    assert answer.startswith(b"HTTP/1.1 "), answer
    return int(answer.split()[1])


def problem(answer):
    """The problem an answer tells."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"application/problem+json" in head, answer
    told = json.loads(body)
    assert told["status"] == status(answer)
    return told
