### Texts of replays, reviews, analyses and studies.

review-ask = このゲームを振り返る
review-working = すべての手番を調べています…
review-waiting = 先に{ $ahead }件のゲームを調べます。
review-nothing = このゲームでは手番が一度もありませんでした。
review-chances = 勝率
review-turn = 手番
review-play = 手
review-worst = 大きなミス
review-fine = 特によい手
review-none = なし
review-players = プレイヤー別
review-about = 運：タイルによる勝率の変化。自分の手・ほかの人の手：手の前後の局面から見た勝率の変化。残り：タイルをめくるときに評価が修正された分。選択：見つかった最善の手と比べて失った勝率。正確さ：重要な判断のうち、ほとんど損をしなかったものの割合。
review-table = すべての手番を表で見る
review-better = よりよい手
review-played = 実際の手
review-obvious = ありがちな手
review-cost = { $who }はこの手で勝率を約{ $gain }ポイント失いました。
review-gain = 見た目よりもよい手で、{ $who }の勝率が約{ $gain }ポイント高くなりました。
review-then = その後の{ $who }：{ $chance }
review-back = ゲームに戻る
review-line = 手順とその結果
analysis-title = 解析
analysis-waiting = サーバーが混み合っています。まもなく続けます。
# Depth of the search
analysis-depth =
    { $plies ->
        [0] この手番だけを見た段階
        [1] 出うるタイルをすべて試した段階
        [2] 次の手番まで考えた段階
       *[other] 次の2手番まで考えた段階
    }
analysis-play = この手で試す
analysis-try = 手を試す
analysis-draw = タイルをめくる場面です。「おまかせ」にするか、タイルを選んでください。
analysis-draw-any = おまかせ
analysis-draw-one = または、このタイル：
analysis-end = ゲームに戻る
study-title = 検討
study-share = 招待
study-share-about = このリンクを知っている人は誰でも、進行役が見せる局面を一緒に見ながらチャットできます。
study-unfinished = この検討を始めたときまでのゲーム
# Tab with the participants and the chat
study-people = 参加者{ $count }人
study-nobody = まだほかに誰もいません。
study-nameless = 名前のない人
study-leads = 進行役
study-hand-over = 交代
# Label for screen readers. It begins with the text of the button.
study-hand-over-to = 進行役を{ $who }に交代
study-name-save = この名前にする
study-chat-empty = まだ誰も発言していません。
# Bar above the controls
study-you-lead = あなたが進行役です。タイルを選ぶと、そこを指し示せます。
study-follows = { $who }が進行役です
study-no-leader = 進行役がいなくなりました。しばらくすると、いちばん長くいる人が引き継ぎます。
study-alone = 自由に見ています
study-around = 自由に見る
study-follow = { $who }についていく
study-back = 元の局面へ
