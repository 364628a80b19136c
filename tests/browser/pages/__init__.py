"""Page objects of the client, one file per screen. They use only what a person can see and click.

Page objects know neither the rules nor the server's API. Legal targets are marked on the board. A click goes to a point
on the screen where nothing covers the target.
"""

from tests.browser.pages.devices import DESKTOP, PHONE
from tests.browser.pages.front_page import FrontPage
from tests.browser.pages.game import PATIENCE, PLACE, Game
from tests.browser.pages.result import Result
from tests.browser.pages.sight import Sight
from tests.browser.pages.waiting_room import WaitingRoom

__all__ = ["DESKTOP", "PATIENCE", "PHONE", "PLACE", "FrontPage", "Game", "Result", "Sight", "WaitingRoom"]
