"""Ranges of the table options, used in messages, in chat commands and by the client."""

DAY = 86_400
LEAST_SEATS, MOST_SEATS = 2, 6
MOST_STALL = 200
"""Rounds."""
MOST_TIME, MOST_INCREMENT, MOST_AWAY = 30 * DAY, 3_600, DAY
"""Maximum time limits, in seconds. The values below are also in seconds."""
USUAL_AWAY = 300
"""Default time of absence after which a bot stands in."""
RATED_TIME, RATED_INCREMENT = 1_200, 15
"""Default clock of a rated game with the kind `budget`."""
