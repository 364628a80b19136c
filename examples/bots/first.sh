#!/bin/sh
# A bot in POSIX sh: it plays the first of the legal moves.
while read -r word kind count moves; do
    case "$word $kind" in
        "hello "*) echo "hello first 1 rules 1" ;;
        "new "* | "moves "*) echo ok ;;
        "# legal") first=${moves%%;*} ;;
        "go "*) echo "bestmove $first" ;;
        "quit "*) exit ;;
    esac
done
