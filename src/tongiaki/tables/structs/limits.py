"""From where to where the options of a table go: for the messages, the commands in the chat, and the client alike."""

DAY = 86_400
LEAST_SEATS, MOST_SEATS = 2, 6
MOST_STALL = 200
"""Rounds."""
MOST_TIME, MOST_INCREMENT, MOST_AWAY = 30 * DAY, 3_600, DAY
"""In seconds, as all that follows."""
USUAL_AWAY = 300
"""After which a bot stands in where nobody chose."""
RATED_TIME, RATED_INCREMENT = 1_200, 15
"""The clock of a rated game for which nobody chose one: a budget."""
