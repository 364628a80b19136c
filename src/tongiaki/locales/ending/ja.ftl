### Texts of the end of a game.

# Shown while the points of the islands are added up
end-count = 得点を数えています
end-margin = { $points }点。{ $second }に{ $margin }点差で勝利。
end-margin-level = { $points }点。{ $second }と同点。
end-margin-shared = それぞれ{ $points }点。
# Players with equal points (rules, clause 9)
end-tie-islands = 同点です。島の数：{ $first }は{ $more }、{ $second }は{ $fewer }。
end-tie-ships = 得点も島の数も同じです。ボード上の船：{ $first }は{ $fewer }隻、{ $second }は{ $more }隻。少ないほうが上位です。
end-tie-shared = 得点も島の数も船の数も同じです。{ $who }は同順位です。
end-decided = 勝負を決めたのは手番{ $turn }：{ $who }
end-decided-chance = { $who }の勝率：{ $before } → { $after }
end-decided-wait = 勝負を決めた手番を探しています…
end-decided-none = 1つの手番で決まったゲームではありません。
end-back = 結果に戻る
end-more = その他
end-share = 共有
end-share-text = Tongiakiの対戦結果：{ $result }
end-see-board = ボードを見る
end-rematch = もう一度
end-rematch-go = 再戦に加わる
end-record = ゲームを保存
