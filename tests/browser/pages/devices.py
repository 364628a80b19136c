"""Browser context options of a desktop and of a phone."""

DESKTOP = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
    "reduced_motion": "reduce",
}
"""With reduced motion, the client shows the moves of others immediately, without animation."""
