"""Previews of links: titles and descriptions for messengers, and pictures of the boards."""
