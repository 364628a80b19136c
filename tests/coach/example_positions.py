"""Positions in which a known line is by far the best, with that line."""

from typing import Final

from tongiaki.record import parse_position
from tongiaki.rules import Position

CHAIN: Final = (
    "1 rygb 2/20 turn r tonga@0,0,0=/gg/g/gg/g/g;nauru@1,0,2=/b/g;rarotonga@1,-3,5=r/y;rapa_nui@-1,0,5=/gb;"
    "tokelau@2,-2,2=/rg/r;tuamotu@4,-3,0=/y;hiva_oa@2,0,3=b//;mangareva@2,-3,0=/y/y;tahiti@3,-2,0=r//rry;"
    "tuvalu@4,-1,2=/ry/ry;fiji@0,1,3=b//gb;hawaii@3,-1,1=/ryy/y;samoa@-1,2,4=/gb/ygbb;w01@3,-3,0;w02@1,1,2;"
    "w04@4,-2,2;w05@-1,3,3;w06@-1,-1,1;w07@2,1,3;w09@1,-1,1;w11@-1,1,4;w12@-2,1,4;w13@-2,0,5;w14@1,-2,0;w16@2,-1,1"
    " - - - - -"
)
"""Red drives yellow and green off three islands, and then sails into the unknown."""
CHAIN_LINE: Final = (
    "expand tokelau.0,1; sail tokelau:2; land red tahiti.0; land red tahiti.1; land green tahiti.2; sail tahiti:2; "
    "land red tokelau.1; land red tokelau.2; sail tahiti:5; land red tuamotu.0; land red tuamotu.1; "
    "land yellow tuamotu.1; land green tuamotu.1; sail tuamotu:4"
)
SINKING: Final = (
    "1 ry 1/20 turn r tonga@0,0,0;muroroa@-2,3,4=//r;nauru@-1,2,4=/y/;tubuai@-2,4,3=y/r;rarotonga@3,-2,0=y/y;"
    "rapa_nui@3,-1,2=ry/;tokelau@-2,1,5=r/r/;mangareva@0,2,4=/y/rry;oahu@2,0,1=ry/ry/;tuvalu@0,1,4=Y;"
    "fiji@-1,1,4=ry/ry/;hawaii@1,0,2=/ry/;samoa@3,0,2=r/y/ry;w01@1,1,3;w03@-1,0,5;w05@2,2,3;w06@-2,2,5;w07@-1,3,2;"
    "w08@0,3,3;w10@2,-1,1;w12@-2,0,0;w13@1,2,2;w14@4,-3,1;w15@2,1,3;w16@1,-1,1 - - - - -"
)
"""Red sinks a mixed fleet, and only yellow loses an island."""
SINKING_LINE: Final = (
    "expand mangareva.2; sail mangareva:5; land red mangareva.0; land red mangareva.1; land red mangareva.2; "
    "land yellow mangareva.1; sail mangareva:3"
)
CROWNING: Final = (
    "1 ry 1/20 turn y tonga@0,0,0=//ry//y/r;muroroa@0,1,3=//y;nauru@-1,0,5=r/r/;tubuai@-1,1,2=y/;rarotonga@0,-1,1=/r;"
    "rapa_nui@1,1,2=y/y;tokelau@1,0,1=y//;hiva_oa@-2,1,4=Y;tahiti@-2,0,5=//y;tuvalu@0,-2,0=/ry/r;fiji@-1,-1,0=ryy/ry/r;"
    "hawaii@-1,-2,0=r/ry/;samoa@0,-3,1=/r/r;w01@-3,0,5;w02@-2,-2,5;w03@-2,2,3;w04@-3,4,4;w06@2,0,2;w07@-3,1,5;"
    "w08@-4,2,5;w09@-3,2,4;w10@-2,3,3;w11@-2,-1,0;w12@1,-2,2;w13@1,-1,2;w15@-1,2,3 - - - - -"
)
"""Yellow is ahead and alone on Tahiti."""
LAST_ISLANDS: Final = (
    "1 ry 5/5 turn r tonga@0,0,0=y///y/y/y;muroroa@-1,-1,0=//ry;nauru@-2,-2,0;tubuai@0,2,2;rapa_nui@1,0,1=ry/;"
    "tokelau@-2,-1,5=y//;tuamotu@-1,1,4=R;hiva_oa@1,-1,1=R;mangareva@-1,2,4=/r/ry;oahu@-2,-3,0=y/r/;tahiti@-3,4,4=/y/r;"
    "hawaii@-2,2,3=y/ryy/;samoa@0,1,3=ry/rr/ry;w01@-2,1,5;w02@-2,3,4;w03@0,3,3;w04@-3,3,4;w05@1,1,2;w06@0,-1,0;"
    "w07@-3,-3,0;w08@-3,5,3;w09@-3,-2,5;w10@-1,3,3;w11@-3,2,5;w12@2,-1,1;w13@-2,4,4;w14@-1,0,5;w15@-2,0,0"
    " - - s - -"
)
"""Red is ahead, and the last water tile can be drawn."""
WIDE: Final = (
    "1 ryg 1/20 draw r tonga@0,0,0=/r//r/rr/g;tubuai@-1,2,4=/y;rapa_nui@1,1,3=/y;oahu@3,-1,0=/r/r;tuvalu@0,1,3=/y/;"
    "samoa@-1,0,5=/ry/ryg;w01@3,0,2;w04@0,2,3;w07@-1,1,4;w09@2,0,1;w11@-1,3,4;w15@1,0,1 - - - rry/samoa/samoa:2 "
    "tonga=/r//r/rr/g;tubuai=/y;rapa_nui=/y;oahu=/r/r;tuvalu=/y/;samoa=rry/ry/ryg"
)
"""Red is on three beaches of Tonga. Two of them have two free places or more."""
NEARLY_FULL: Final = (
    "1 ryg 1/20 draw r tonga@0,0,0=/rr//rr//rg;tubuai@-1,2,4=/y;rapa_nui@1,1,3=/y;oahu@3,-1,0=/r/r;tuvalu@0,1,3=/y/;"
    "samoa@-1,0,5=ry/ry/yg;w01@3,0,2;w04@0,2,3;w07@-1,1,4;w09@2,0,1;w11@-1,3,4;w15@1,0,1 - - - rrr/tonga/tonga:4 "
    "tonga=/rr//rr/rrr/rg;tubuai=/y;rapa_nui=/y;oahu=/r/r;tuvalu=/y/;samoa=ry/ry/yg"
)
"""Green, with one ship on Tonga, could fill only one of Red's three beaches there."""
WITHOUT_RED: Final = (
    "1 rygb 9/20 draw y tonga@0,0,0=/ry/g//g/r;nauru@3,-3,0=/y/;tubuai@0,2,3=bb/;rarotonga@-1,2,3=y/;"
    "tokelau@2,-2,1=r/b/;tuamotu@4,-4,1=ry/y;tahiti@-1,1,4=//y;fiji@0,1,3=rgg//;hawaii@1,0,1=/rgb/;"
    "samoa@1,-1,2=gb/bbb/yg;w01@1,-2,0;w02@3,-2,2;w03@-2,1,0;w04@-1,0,5;w05@1,-3,1;w07@2,0,2;w09@0,-2,0;w11@1,1,2;"
    "w12@2,-1,2;w15@0,-1,0;w16@-2,2,4 - - - ryyb/rarotonga/rarotonga:3 tonga=/ry/g//g/r;nauru=/y/;tubuai=bb/;"
    "rarotonga=y/ryyb;tokelau=r/b/;tuamotu=ry/y;tahiti=//y;fiji=rgg//;hawaii=/rgb/;samoa=gb/bbb/yg"
)
"""Red is not on Tubuai."""
WITH_RED: Final = (
    "1 rygb 9/20 draw y tonga@0,0,0=/ry/g//g/r;nauru@3,-3,0=/y/;tubuai@0,2,3=rb/;rarotonga@-1,2,3=/yy;"
    "tokelau@2,-2,1=r/b/;tuamotu@4,-4,1=ry/y;tahiti@-1,1,4=//y;fiji@0,1,3=rgg//;hawaii@1,0,1=/rgb/;"
    "samoa@1,-1,2=gb/bbb/yg;w01@1,-2,0;w02@3,-2,2;w03@-2,1,0;w04@-1,0,5;w05@1,-3,1;w07@2,0,2;w09@0,-2,0;w11@1,1,2;"
    "w12@2,-1,2;w15@0,-1,0;w16@-2,2,4 - - - ybb/tubuai/tubuai:4 tonga=/ry/g//g/r;nauru=/y/;tubuai=rb/ybb;"
    "rarotonga=/yy;tokelau=r/b/;tuamotu=ry/y;tahiti=//y;fiji=rgg//;hawaii=/rgb/;samoa=gb/bbb/yg"
)
"""Red is on Tubuai, and Blue is Yellow's strongest rival."""


def position_of(line: str) -> Position:
    return parse_position(line)


def moves_of(position: Position, line: str) -> list[int]:
    return [position.parse(move) for move in line.split("; ")]
