"""The server towards the network: HTTP, sockets, guests, limits and headers."""
