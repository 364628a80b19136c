"""The client's pages, as somebody uses them who sees the screen and presses what is on it: a file for each screen.

Nothing here knows the rules or speaks to the server. What is marked on the board is what can be pressed; a press goes
to a place on the screen where nothing lies over the target, as a finger's would.
"""

from tests.browser.pages.devices import DESKTOP, PHONE
from tests.browser.pages.front_page import FrontPage
from tests.browser.pages.game import PATIENCE, PLACE, Game
from tests.browser.pages.result import Result
from tests.browser.pages.sight import Sight
from tests.browser.pages.waiting_room import WaitingRoom

__all__ = ["DESKTOP", "PATIENCE", "PHONE", "PLACE", "FrontPage", "Game", "Result", "Sight", "WaitingRoom"]
