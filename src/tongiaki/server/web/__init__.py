"""Connections, whatever they are about: who asks, from where, how fast; cookies, headers, files, errors."""
