"""Handlers for the pictures of links, and the meta tags of pages."""
