"""The worst that can be asked of the server itself: its pages, and how it is."""

from __future__ import annotations

from worst_cases import WATCHING, reads

reads("GET /healthz", "from a new connection each time", lambda _: "/healthz", headers={"Connection": "close"})
reads("GET /readyz", "from a new connection each time", lambda _: "/readyz", headers={"Connection": "close"})
reads("GET /metrics", "somebody with the secret", lambda _: "/metrics", headers=WATCHING)
reads("GET /schema/openapi.json", "the whole description", lambda _: "/schema/openapi.json")
reads("GET /", "the page", lambda _: "/")
