"""Archived games."""
