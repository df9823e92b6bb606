"""The TCP connections of the server: how many are open, and how much each may send.

This code runs before routes and sockets, so a refused connection costs the server little.
"""
