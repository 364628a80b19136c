"""What somebody sits in front of."""

DESKTOP = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce"}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
    "reduced_motion": "reduce",
}
"""Options of a browser context. Whoever wants less motion is shown what others do at once."""
