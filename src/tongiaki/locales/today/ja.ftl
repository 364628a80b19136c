### Texts of the daily pages and of the lists on the front page.

daily-about = 1日に1回、全員が同じ山札、同じ席、同じボットで遊びます。待ったもヒントもありません。
daily-facts =
    { $players }人ゲームです。手番は{ $place ->
        [1] 1番目
        [2] 2番目
       *[other] 3番目
    }で、ほかの席はボット（{ $bot }）です。{ $time }に終わります。
daily-once = 遊べるのは1回だけです。その日のうちなら、中断してあとで続けられます。投了すると結果に載りません。
daily-play = 遊ぶ
daily-resume = ゲームに戻る
daily-own = 自分の結果
daily-none = この日のゲームを終えた人はいません。
daily-none-yet = 今日のゲームを終えた人はまだいません。
daily-before = 前の日
daily-after = 次の日
daily-place = テーブルでの順位
daily-place-of = { $players }人中{ $place }位
daily-guests = ゲスト
daily-sealed = その日が終わるまで、タイルの順番は伏せられています。ほかの人のゲームを見られるのは、自分のゲームを終えた人だけです。
today-ends-hours = 終了まで{ $hours }時間{ $minutes }分
today-ends-minutes = 終了まで{ $minutes }分
today-streak =
    { $days ->
        [0] 連続記録はまだありません
       *[other] { $days }日連続
    }
today-streak-start = 今日のゲームを最後まで遊ぶか、今日の問題を解くと、連続記録が始まります。
today-can-miss = 今週はあと1日休めます。
today-no-miss = 今週はすでに1日休みました。もう1日休むと連続記録が途切れます。
today-game-about =
    { $players }人ゲームで、あなたの手番は{ $place ->
        [1] 1番目
        [2] 2番目
       *[other] 3番目
    }です。山札は全員同じです。
today-game-running = 対戦中です。
today-game-ended = ゲームは終わりました。
today-game-none = 今日のゲームを遊ぶには、接続が必要です。
today-result = { $points }点、{ $players }人中{ $place }位
today-results = 今日の結果
today-puzzle = 今日の問題
today-puzzle-facts = 問題{ $number }、難しさ{ $rating }
today-puzzle-solved =
    { $attempts ->
        [1] 1回目で正解
       *[other] { $attempts }回目で正解
    }
today-puzzle-tried = まだ解けていません
today-puzzle-none = 練習問題の一覧にあります。
today-solve = 解く
today-solve-again = もう一度見る
today-stale = 接続がありません。最後に確認できた状態を表示しています。
today-offline = 接続がありません。「この端末で遊ぶ」なら今も遊べます。
today-share = 共有
today-share-about = 結果を共有する
today-share-copied = コピーしました
today-share-failed = テキストを選択してコピーしてください。
today-share-title = Tongiaki { $day } ⛵
today-share-game = 今日のゲーム：{ $points }点、{ $players }人中{ $place }位
today-share-puzzle =
    { $attempts ->
        [1] 今日の問題：1回目で正解
       *[other] 今日の問題：{ $attempts }回目で正解
    }
today-month-before = 前の月
today-month-after = 次の月
today-day-game = 今日のゲーム：{ $points }点、{ $players }人中{ $place }位。
today-day-solved =
    { $attempts ->
        [1] 問題は1回目で正解。
       *[other] 問題は{ $attempts }回目で正解。
    }
today-day-tried = 問題は未正解。
today-day-forgiven = 休み（連続記録は継続）
lobby-water = 海の様子
lobby-more = ほか{ $count }件
