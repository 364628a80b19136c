### The main catalogue: texts of the browser, the terminal and emails.
### The first sections are used by the browser and the terminal.

## Words used on several pages

colour-name =
    { $colour ->
        [red] 赤
        [yellow] 黄
        [green] 緑
        [blue] 青
        [orange] 橙
        [purple] 紫
       *[other] { $colour }
    }
# Part of a list of ships: "2 red"
fleet-part =
    { $colour ->
        [red] 赤{ $count }隻
        [yellow] 黄{ $count }隻
        [green] 緑{ $count }隻
        [blue] 青{ $count }隻
        [orange] 橙{ $count }隻
        [purple] 紫{ $count }隻
       *[other] { $colour }{ $count }隻
    }
water-tile = 外海
beach-name = { $island }、{ $directions }の浜辺
pier-name = { $island }、{ $direction }の桟橋
exit-name = { $tile }、{ $direction }の端
direction =
    { $direction ->
        [north] 北
        [north-east] 北東
        [south-east] 南東
        [south] 南
        [south-west] 南西
       *[north-west] 北西
    }
seat-among-equals = { $name }（{ $colour }）
bot-name =
    { $bot ->
        [random] 漂流者
        [child] 子ども
        [fisher] 漁師
        [paddler] 漕ぎ手
        [greedy] 船乗り
        [helmsman] 舵取り
        [captain] 船長
        [master] 名人
        [navigator] 星読み
       *[other] { $bot }
    }
# Group of bot levels
bot-group =
    { $group ->
        [easy] やさしい
        [medium] ふつう
        [hard] むずかしい
       *[expert] 上級者
    }
bot-level = { $name }：{ $about }
# Name of a bot at the table, by its colour
bot-person =
    { $colour ->
        [red] シオネ
        [yellow] メレ
        [green] タヴィタ
        [blue] ラニ
        [orange] テウイラ
        [purple] マヌ
       *[other] { $colour }
    }
bot-about =
    { $bot ->
        [random] 風まかせに船を出す
        [child] 元気に遊ぶが見落としが多い
        [fisher] 目先の獲物を逃さない
        [paddler] 悪くない腕前だが時々好機を逃す
        [greedy] 手堅くプレイする
        [helmsman] 自分の手番を最後まで読む
        [captain] 相手の応手まで読む
        [master] 何千ものゲームの経験をもとに先まで読む
        [navigator] 名人と同じように考え、最後の数枚はゲームの終わりまで読み切る
       *[other] コンピュータのプレイヤー
    }

## Refusals: why the rules do not allow a move (codes of tongiaki.rules.refusals)

refused-game_over = ゲームはもう終わっています。
refused-no_draw_due = 今はタイルをめくる場面ではありません。
refused-draw_due = まずタイルをめくります。
refused-not_in_pile = そのタイルはもう山札にありません。
refused-setup_due = まだゲームの準備中です。Tongaに船を置いてください。
refused-turn_due = あなたの手番です。船を増やすか、島の王になるか、再入植してください。
refused-take_due = まず、そこへ移す船を選んでください。
refused-sail_due = まず、一杯になった浜辺の船が出航します。その桟橋を1つ選んでください。
refused-land_due = まず船団の船を上陸させてください。
refused-lay_due = まず次のタイルを置く場所を選んでください。
refused-settle_due = まず新しい島の浜辺に船を置いてください。
refused-setup_on_tonga = 全員がTongaから始めます。
refused-third_ship = 準備の間、Tongaの同じ浜辺に3隻目は置けません。
refused-not_on_board = そのタイルはボードにありません。
refused-royal_island = { $island }は王の島（独立した島）です。ゲームが終わるまで誰も入れません。
refused-must_enter = 王のいない島にあなたの船がありません。まずボードに復帰するか、再入植してください。
refused-may_not_enter = ボードに船があるので、復帰はできません。
refused-enter_two_on_tonga = Tongaには2隻で復帰します。もう1つ浜辺を選んでください。
refused-no_room_for_two = { $island }のこの浜辺には2隻分の空きがありません。
refused-no_own_ship = { $island }にあなたの船はありません。
refused-crown_tonga = Tongaはみんなの島なので、王にはなれません。
refused-crown_shared = { $island }にはほかの人の船もあるので、王にはなれません。
refused-crown_limit = あなたの王の島はもう{ $number }つあります。これが上限です。
refused-expand_number =
    { $number ->
        [1] { $island }では、ちょうど{ $number }隻増やします。
       *[other] { $island }では、別々の浜辺に1隻ずつ、ちょうど{ $number }隻増やします。
    }
refused-nothing_to_take = { $island }のこの浜辺にあなたの船はありません。
refused-beach_not_full = { $island }のこの浜辺は一杯ではありません（{ $berths }隻分のうち{ $ships }隻）。船が出航するのは、一杯になった浜辺からだけです。
refused-no_pier = { $island }のその辺には桟橋がありません。
refused-trapped = { $island }からはどう進んでも戻ってくるだけで、何も変わりません。出口のない島です。
refused-looping = そこからは{ $island }に戻るだけで、この手番の中ですでに一度あった局面と同じになります。
refused-not_in_fleet = 船団に{ $colour }の船はありません。
refused-other_island = 船団が上陸するのは{ $island }です。
refused-first_round = まず空きのある浜辺に1隻ずつです。{ $island }のこの浜辺にはもう置きました。
refused-beach_full = { $island }のこの浜辺は一杯です。
refused-not_an_exit = そこへ出る桟橋も海流もありません。
refused-exit_blocked = そこにはもうタイルがあります。
refused-settle_elsewhere = 船を置くのは、今見つけた島、{ $island }です。
refused-other = ルール上、それはできません。

## Coach: effects of a line of moves

coach-draws = { $colours }色の船団がタイルをめくります。{ $tiles }枚のうち、上陸{ $lands }枚、続けて航海{ $passes }枚、難破{ $sinks }枚です。
coach-ending = ゲームが終わるタイル：{ $tiles }枚中{ $ending }枚
coach-ends = この手番でゲームが終わります。
coach-crowns = 王の島になり、ほかの人は上陸できなくなります：{ $island }
coach-resettles = すべての船が手駒に戻り、1隻が新しい島を見つけます。
coach-drives = { $who }が失う島：{ $islands }
coach-brings = { $who }が着く島：{ $islands }
coach-sinks = 難破：{ $fleet }
coach-loses = ゲームから失われる島：{ $islands }
coach-chain = 船団が{ $fleets }回出航する連鎖です。
coach-score = 現時点の得点：{ $points }
coach-points = { $who } { $before } → { $after }
coach-reaches = 新しく着く島：{ $islands }
coach-leaves = { $who }に残す島：{ $islands }
coach-abandons = 手放す島：{ $islands }
coach-reason-title = 別の手のほうがよかった理由
coach-reason-driven =
    { $you ->
        [yes] この手だと、{ $rival }があなたを追い出せます：{ $islands }
       *[other] この手だと、{ $rival }が{ $who }を追い出せます：{ $islands }
    }
coach-reason-joined =
    { $you ->
        [yes] この手だと、あなたのいる島に{ $rival }が来られます：{ $islands }
       *[other] この手だと、{ $who }のいる島に{ $rival }が来られます：{ $islands }
    }
coach-reason-sunk =
    { $you ->
        [yes] この手だと、{ $rival }があなたの船{ $ships }隻を難破させられます。
       *[other] この手だと、{ $rival }が{ $who }の船{ $ships }隻を難破させられます。
    }
coach-reason-safe =
    { $you ->
        [yes] { $islands }のあなたの船は安全でした。この手だと、{ $rivals }に追い出されかねません。
       *[other] { $islands }の{ $who }の船は安全でした。この手だと、{ $rivals }に追い出されかねません。
    }
coach-reason-exposed = { $islands }の{ $rival }の船は危なくなるはずでした。この手だと安全です。
coach-reason-king =
    { $you ->
        [yes] あなたが王になれば、{ $island }は最後まであなたのものでした。
       *[other] { $who }が王になれば、{ $island }は最後まで{ $who }のものでした。
    }
coach-reason-spreads =
    { $you ->
        [yes] 別の手なら、{ $islands }のもっと多くの浜辺にあなたの船があって、追い出されにくくなりました。
       *[other] 別の手なら、{ $islands }のもっと多くの浜辺に{ $who }の船があって、追い出されにくくなりました。
    }
coach-reason-rival_spreads = 別の手なら、{ $islands }で{ $rival }の船がある浜辺が減り、追い出しやすくなりました。
coach-reason-holds =
    { $you ->
        [yes] 別の手なら、{ $islands }にあなたの船がありました（この手では1隻もありません）。
       *[other] 別の手なら、{ $islands }に{ $who }の船がありました（この手では1隻もありません）。
    }
coach-reason-rival_holds = 別の手なら、{ $rival }は{ $islands }にいませんでした。
coach-reason-points =
    { $you ->
        [yes] 現時点のあなたの得点は{ $better }点でした（この手では{ $played }点）。
       *[other] 現時点の{ $who }の得点は{ $better }点でした（この手では{ $played }点）。
    }
coach-reason-rival_points = 現時点の{ $rival }の得点は{ $better }点でした（この手では{ $played }点）。
coach-reason-growth =
    { $you ->
        [yes] 次の手番であなたが1つの島に置ける船は{ $better }隻でした（この手では{ $played }隻まで）。
       *[other] 次の手番で{ $who }が1つの島に置ける船は{ $better }隻でした（この手では{ $played }隻まで）。
    }
coach-reason-rival_growth = 次の手番で{ $rival }が1つの島に置ける船は{ $better }隻まででした（この手では{ $played }隻）。
coach-reason-supply =
    { $you ->
        [yes] あなたの手駒はもっと多く残りました：{ $better }隻（この手では{ $played }隻）
       *[other] { $who }の手駒はもっと多く残りました：{ $better }隻（この手では{ $played }隻）
    }
coach-reason-rival_supply = { $rival }の手駒はもっと少なくなりました：{ $better }隻（この手では{ $played }隻）
coach-reason-fills =
    { $you ->
        [yes] 別の手なら、次の手番であなたは{ $islands }の浜辺を船1隻で一杯にし、船団の行き先を決められました。
       *[other] 別の手なら、次の手番で{ $who }は{ $islands }の浜辺を船1隻で一杯にし、船団の行き先を決められました。
    }
coach-reason-ways =
    { $you ->
        [yes] 別の手なら、{ $islands }から未知の海へ出る道が、あなたにもっとありました。
       *[other] 別の手なら、{ $islands }から未知の海へ出る道が、{ $who }にもっとありました。
    }
coach-reason-discovers =
    { $you ->
        [yes] 別の手なら、あなたの船団はタイルをめくり、{ $tiles }枚のうち{ $lands }枚で上陸できました。
       *[other] 別の手なら、{ $who }の船団はタイルをめくり、{ $tiles }枚のうち{ $lands }枚で上陸できました。
    }
coach-reason-may_end =
    { $you ->
        [yes] 別の手なら、あなたがリードしたままゲームが終わる見込みがありました（タイル{ $tiles }枚のうち{ $ending }枚）。
       *[other] 別の手なら、{ $who }がリードしたままゲームが終わる見込みがありました（タイル{ $tiles }枚のうち{ $ending }枚）。
    }
coach-reason-risks =
    { $you ->
        [yes] この手では、あなたの船団がタイルをめくります。{ $tiles }枚のうち、上陸{ $lands }枚、難破{ $sinks }枚です。
       *[other] この手では、{ $who }の船団がタイルをめくります。{ $tiles }枚のうち、上陸{ $lands }枚、難破{ $sinks }枚です。
    }
coach-reason-odds =
    { $you ->
        [yes] あなたの船団は{ $tiles }枚のうち{ $better }枚で上陸できました（この手では{ $played }枚）。
       *[other] { $who }の船団は{ $tiles }枚のうち{ $better }枚で上陸できました（この手では{ $played }枚）。
    }
coach-reason-wins =
    { $you ->
        [yes] 別の手なら、あなたの勝ちでゲームが終わっていました。
       *[other] 別の手なら、{ $who }の勝ちでゲームが終わっていました。
    }
coach-reason-closes =
    { $you ->
        [yes] この手でゲームは終わりです。そうでなければ、あなたにはまだ機会がありました。
       *[other] この手でゲームは終わりです。そうでなければ、{ $who }にはまだ機会がありました。
    }
coach-reason-expects =
    { $you ->
        [yes] 最後の得点の見込みは、あなたが約{ $better }点でした（この手では約{ $played }点）。
       *[other] 最後の得点の見込みは、{ $who }が約{ $better }点でした（この手では約{ $played }点）。
    }
coach-reason-outlook =
    { $you ->
        [yes] 両方の手から続きを試すと、よりよい手のほうがあなたの勝ちが多くなりました。
       *[other] 両方の手から続きを試すと、よりよい手のほうが{ $who }の勝ちが多くなりました。
    }
coach-reply = { $who }の最善の応手

## Browser: all pages

app-title = Tongiaki
# Title of the page while it is the reader's turn at several tables
app-title-turns = ({ $count }) Tongiaki
app-title-turn = あなたの手番｜Tongiaki
app-tagline = 共に海を渡るか、共に沈むか。
app-home = トップページ
nav-title = メインメニュー
nav-tabs = タブバー
nav-skip = 本文へ移動
# Link that leaves a game, a lesson, a puzzle or a replay
nav-back = 戻る：{ $name }
nav-play = 遊ぶ
nav-today = 今日
nav-puzzles = 練習問題
nav-learn = 学ぶ
nav-watch = 観戦
nav-you = マイページ
nav-notices =
    { $count ->
        [0] お知らせなし
       *[other] お知らせ{ $count }件
    }
nav-notices-none = お知らせはありません。
app-theme = テーマ
app-theme-auto = システムに合わせる
app-theme-light = ライト
app-theme-night = ナイト
app-language = 言語
app-licence = Tongiaki（トンギアキ）はThomas Rauscher作、Schmidt Spiele発行のゲームです。これは愛好家が作ったMITライセンスのフリーソフトウェアで、作者・出版社とは関係ありません。絵はすべて独自に描いたものです。
app-not-found = ここには何もありません。
app-not-found-table = そのテーブルはありません。もう閉じられたのかもしれません。
app-closed-table = サーバーの管理者がこのテーブルを閉じました。
app-not-fetched = 読み込めませんでした。
app-again = もう一度試す
app-loading = 少しお待ちください…
app-noscript = TongiakiにはJavaScriptが必要です。このサイトで有効にしてから、ページを読み込み直してください。
app-not-loaded = Tongiakiのファイルを読み込めませんでした。ページを読み込み直してください。それでも表示されないときは、サーバーの管理者が専用のホスト名かポートを割り当てる必要があります。別のサイトのパスの下では動きません。
app-close = 閉じる
app-cancel = キャンセル

## Browser: front page

lobby-intro = 2〜6人の島民がTonga（トンガ）から船を出し、大海原の島々に移り住みます。浜辺が一杯になると、そこにいる全員が否応なしに出航。激しい海流を越えられるのは、色とりどりの船団だけです。
lobby-about = 2〜6人のボードゲーム。無料、登録不要、約15分。
lobby-learn = 5分で覚える
lobby-learn-link = はじめての方へ：5分で覚えられます
lobby-friends = 友だちと遊ぶ
lobby-setup = { $players }人・{ $level }
lobby-level = 強さ
lobby-level-more = すべての強さ
lobby-ways = ほかの遊び方
lobby-puzzles = 練習問題
ladder-title = ランキング
ladder-about = レーティングの上位を、プレイヤー数ごとに示します。人とプログラムのランキングは別々です。
ladder-people = 人
ladder-programs = プログラム
ladder-none = ここにはまだ誰もいません。
ladder-none-next = レート戦のテーブルを開いて一番乗り
ladder-rank = 順位
ladder-name = 名前
ladder-games = ゲーム数
lobby-daily = 今日のゲーム
games-title = 過去のゲーム
games-about = 公開テーブルで終わったすべてのゲームです。リプレイで見たり、1つのファイルにまとめてダウンロードしたりできます。
games-player = アカウントのあるプレイヤー
games-won = 勝ったゲームだけ
games-any = すべて
games-rating = 対戦の種類
games-from = この日から
games-to = この日まで
games-none = 該当するゲームはありません。
games-none-all = 公開テーブルで終わったゲームはまだありません。
games-reset = 絞り込みを解除
games-file = すべてダウンロード
lobby-name = あなたの名前
lobby-guest = 島民
lobby-quick = すぐに遊ぶ
quick-device = この端末で遊ぶ
lobby-device = この端末のゲーム
lobby-players = 人数
lobby-bots = ボット
lobby-new = 新しいテーブル
lobby-seats = 席数
lobby-public = 一覧に載せる（誰でも参加できる）
lobby-public-about = 載せなければ、リンクを知っている人だけが入れます。
lobby-create = テーブルを開く
lobby-open = 募集中のテーブル
lobby-open-none = 募集中のテーブルはありません。開いてみませんか。
lobby-running = 対戦中
lobby-running-none = 今は誰も海に出ていません。
lobby-finished = 最近終わった対戦
lobby-join = 参加
lobby-watch = 観戦
lobby-see = 結果
lobby-return = 自分の席に戻る
lobby-seats-taken = { $seats }席中{ $taken }席
lobby-moves = { $count }手
lobby-yours = あなたのテーブル
turns-title = 手番が来ているゲーム
turns-waiting = { $count }件のゲームで手番が来ています
turns-more = ほかに{ $count }件のゲームで手番が来ています
turns-next = 次のゲーム
turns-previous = 前のゲーム
lobby-your-turn = あなたの手番
lobby-play-on = 続きを遊ぶ
lobby-rejoin = テーブルへ
lobby-unrated = フリー対戦
lobby-private = 非公開
lobby-nobody = まだ誰も座っていません
lobby-failed = サーバーから応答がありません。再接続しています…

## Browser: daily game and tournaments

daily-title = 今日のゲーム
daily-others = みんなの結果
daily-day-over = この日のゲームは締め切られました。このまま最後まで遊べますが、この日の結果には載りません。
daily-day-new = 今日のゲーム
tournaments-title = 大会の一覧
tournament-title = 大会

## Browser: options of a new table

new-bots = そのうちボット
new-bots-count =
    { $count ->
        [0] なし
       *[other] { $count }体
    }
new-more = 詳しい設定
new-more-changed = { $count }項目を変更
new-bot-level = ボットの強さ
new-colour = 自分の色
new-colour-drawn = ランダム
new-begins-me = 自分
new-rated-about = アカウントのあるプレイヤーのレーティングが変動します。めくったタイルは元に戻せません。
new-unrated-about = レーティングは変動しません。全員が賛成すれば、めくったタイルも戻せます。

## Browser: people and accounts

person-guest = ゲスト
person-guest-about = ゲストとして遊んでいます。あなたの席とゲームを覚えているのは、このブラウザだけです。
person-profile = プロフィール
person-account = アカウント
person-claim = この名前を登録
person-claim-about = パスワードを決めると、この名前はあなただけのものになります。席とゲームはそのまま残り、ゲームにレーティングが付き、どの端末からでもログインできます。
person-claim-do = 名前を登録
person-to-login = アカウントをお持ちの方
person-login = ログイン
person-login-about = 名前をパスワードと一緒に登録した方はこちらです。
person-login-do = ログイン
person-to-claim = アカウントをお持ちでない方
person-logout = ログアウト
person-password = パスワード
person-password-show = パスワードを表示
person-password-hint = { $least }文字以上。
person-password-short = パスワードは{ $least }文字以上にしてください。
person-no-recovery = アカウントをメールで復旧することはできません。パスワードを忘れたときに力になれるのは、このサーバーの管理者だけです。
# Page for setting a new password, opened by a link
person-reset-title = 新しいパスワードの設定
person-reset-about = このサーバーでのあなたの名前のパスワードです。設定するとここではログインした状態になり、ほかの端末ではすべてログアウトします。
person-reset-do = パスワードを設定
account-title = アカウント
account-password-new = 新しいパスワード
account-name = 名前
notices-title = 持ち時間の長いゲームのお知らせ
mail-confirmed = アドレスを確認しました。これからはメールでもお知らせします。
mail-stopped = メールはもう届きません。アドレスは消去されました。
account-delete-title = アカウントを削除しますか？
account-delete-text = 削除すると元に戻せません。確認のため、パスワードを入力してください。
account-delete-do = 完全に削除
account-delete-mine-open = データを削除…
account-delete-mine-title = あなたのデータを削除しますか？
account-delete-mine-text = すべてのテーブル、ゲーム、チャット、検討からあなたの名前が消え、席もなくなります。削除すると元に戻せません。
friends-title = フレンド
friends-about = フォローしている人がオンラインかどうか、どこで遊んでいるかがわかります。相手には知らされません。
friends-none = まだ誰もフォローしていません。相手のページから、または名前でフォローできます。
friends-follow = フォローする
friends-unfollow = フォローをやめる
friends-block = ブロックする
friends-unblock = ブロックを解除
friends-online = オンライン
friends-table = テーブルへ
friends-blocked = ブロック中
friends-blocked-about = 相手の発言は表示されません。相手は、あなたをフォローすることも、招待することも、メッセージを送ることもできません。あなたが開いたテーブルでは、席に着くことも発言することもできません。相手には知らされません。
friends-shown = オンラインであることを見せる相手
friends-shown-everybody = 全員
friends-shown-followed = フォローしている人
friends-shown-nobody = 誰にも見せない
friends-guest = フォローしたり、されたり、名前で招待したりするには、アカウントが必要です。
invite-title = 名前で招待
invite-do = 招待する
invite-back = 取り消す
invite-got = { $name }さんがテーブルに招待しています。
invite-no = 今回は遠慮する
profile-none = { $name }という人はいません。
profile-since = { $when }に登録
profile-program = { $owner }のプログラム
profile-program-alone = 所有者のアカウントが削除されたプログラム
profile-ratings = レーティング
profile-ratings-none = レート戦の記録はまだありません。
profile-ratings-none-own = レート戦の記録はまだありません。レート戦のテーブルを開いて、最後まで遊んでみましょう。
profile-players = { $count }人対戦
profile-games = { $count }ゲーム
profile-rating = レーティング
profile-when = 日時
profile-plot = レーティングの推移：{ $first }から{ $last }まで
profile-plot-keys = 矢印キーで前後のゲームに移ります。
profile-plot-table = 表で見る
profile-point = { $when }のゲームの後で{ $rating }
profile-played = ゲーム
profile-played-none = 終わったゲームはまだありません。
profile-played-none-own = 終わったゲームはまだありません。海が待っています。
profile-rank = { $players }人中{ $rank }位
profile-more = もっと見る

## Browser: clocks

clock-title = 持ち時間
clock-none = 時間制限なし
clock-move = 手番ごと{ $time }
clock-budget = { $time }＋手番ごと{ $increment }
clock-whole = 全体{ $time }
clock-group-turn = 手番ごとの時間
clock-group-budget = ゲーム全体の時間
clock-group-days = 手番ごとの日数
clock-own = ほかの時間…
clock-own-kind = 持ち時間の種類
clock-own-move = 手番ごと
clock-own-budget = ゲーム全体
clock-own-time = 時間
clock-own-unit = 時間の単位
clock-own-seconds = 秒
clock-own-minutes = 分
clock-own-hours = 時間
clock-own-days = 日
clock-own-increment = 手番ごとに加わる秒数
clock-left = 残り{ $time }
clock-runs = 残り{ $time }（進行中）
# Announced by screen readers
clock-call = 残り{ $seconds }秒です。

## Browser: table before the start

table-title = { $name }のテーブル
table-title-none = 新しいテーブル
table-share = このリンクで友だちを誘えます
table-share-copy = リンクをコピー
table-share-link = リンク
table-share-copied = コピーしました
table-share-by-hand = このブラウザではコピーできませんでした。テキストを選択してあるので、手動でコピーしてください。
table-share-show = テキストを表示
table-share-send = 共有…
table-share-code = QRコード
table-share-code-about = スマートフォンのカメラを向けると、このページが開きます。
table-own-link = 別の端末で続ける
table-own-link-about = 秘密のリンクを使うと、別の端末であなたの席を一度だけ開けます。リンクを知っている人は誰でもその席に座れます。
table-own-link-make = リンクを作る
table-own-link-once = リンクが表示されるのは今だけです。新しいリンクを作ると、このリンクは使えなくなります。
table-own-link-copy = 専用リンクをコピー
table-seat = 席{ $number }
table-seat-free = 空席
table-seat-you = あなた
table-seat-bot = ボット
program-tag = プログラム
table-seat-away = 離席中
table-seat-now = 席{ $number }：{ $who }
table-sit = 座る
table-leave = 席を立つ
table-colour = 色
table-add-bot = ボットを加える
table-remove-bot = ボットを外す
table-start = ゲーム開始
table-start-needs = 開始には2人以上が必要です。
table-start-drops = 空席は取り除かれます。
table-start-host = { $host }が開始します。
table-start-wait = 開始を待っています。
table-watchers =
    { $count ->
        [0] 観戦者なし
       *[other] 観戦者{ $count }人
    }
table-kick = 席から外す
table-quiet = プレイヤーだけが発言できる
table-unrated = フリー対戦
table-rated = レート戦
terms-title = レート戦の条件
terms-about = テーブルの全員が同意すると始められます。何かが変わるたびに、全員があらためて同意します。
terms-accept = 条件に同意する
terms-accepted = 同意しました。
terms-wait = 同意待ち：{ $names }
table-seat-accepted = 同意済み
table-seat-offered = { $name }のための席
table-seat-free-again = 席を空ける
table-drawn = 席順は開始時に抽選
table-begins = 席{ $number }から始める
table-private = 非公開テーブル
table-public = 公開テーブル

## Browser: table during the game

link-offline = 接続が切れました。再接続しています…
play-sea = 海
play-fit = 海全体を表示
play-map = 海全体の地図
play-arrow =
    { $direction ->
        [north] 北の{ $places }を表示
        [north-east] 北東の{ $places }を表示
        [east] 東の{ $places }を表示
        [south-east] 南東の{ $places }を表示
        [south] 南の{ $places }を表示
        [south-west] 南西の{ $places }を表示
        [west] 西の{ $places }を表示
       *[north-west] 北西の{ $places }を表示
    }
play-undo = 元に戻す
play-settings = 設定
play-speed = ほかの人の動きを見せる速さ
play-speed-off = すぐに
play-speed-slow = ゆっくり
play-speed-normal = 普通
play-speed-fast = 速い
play-confirm = 手番を終える前に確認する
play-confirm-about = 手番が終わる前に、もう一度確認します。
play-forced = 選択肢が一つだけなら自動で進める
play-forced-about = 手番を終える操作、タイルをめくる操作、取り消せない操作は、必ず自分で行います。
play-points = ゲーム中に得点を表示
play-points-about = それぞれのプレイヤーの名前の横に、その人の船がある島の今の合計点を表示します。フリー対戦だけで使えます。
play-distinct = 見分けやすい色
play-distinct-about = 色覚にかかわらず見分けやすい6色を使います。
confirm-title = これで手番が終わります。
confirm-yes = 手番を終える
confirm-no = キャンセル
play-volume = 音
sound-off = 音を消す
sound-on = 音を出す
play-notify = 自分の手番になったら通知する
play-notify-about = このページが裏にあるときに通知します。
play-skip = スキップ
lens-title = 行動
lens-expand = 増加：島に船を増やす
lens-enter = 復帰：ボードに船を戻す
lens-crown = 王：自分だけの島の王になる
lens-resettle = 再入植：すべての船を引き揚げて新しい島を探す
# Short names under the pictures. Each one is a part of the full name.
lens-name-expand = 増加
lens-name-enter = 復帰
lens-name-crown = 王
lens-name-resettle = 再入植
tray-title = 船団
tray-ship = 上陸待ちの{ $colour }の船：{ $count }隻
tray-suggestion = この配置で上陸
tray-suggestion-about = 船団全体を表示どおりに置きます。元に戻すこともできます。
tray-fills =
    { $count ->
        [0] 浜辺を一杯にしない
       *[other] { $count }か所の浜辺を一杯にする
    }
tray-land = 上陸
prompt-plan = この配置で上陸します。
prompt-none = { "" }
prompt-setup = Tongaの浜辺に船を置いてください。
prompt-settle = 新しい島の浜辺に船を置いてください。
prompt-expand = 船を増やす島を選んでください。
prompt-expand-beaches = { $island }の浜辺を{ $left }つ選んでください。
prompt-enter = ボードに復帰します。Tongaに2隻、またはほかの島に1隻置いてください。
prompt-enter-second = Tongaに置く2隻目の浜辺を選んでください。
prompt-take = 手駒がありません。ここへ移す自分の船を選んでください。
prompt-take-there = 手駒がありません。{ $island }へ移す自分の船を選んでください。
prompt-crown = 王になる島を選んでください。これで手番が終わります。
notice-nothing-there = そこには今選べるものがありません。
notice-crown-none = 今は王になれる島がありません。王になれるのは、自分の船しかない島（Tonga以外）で、1人2つまでです。
prompt-resettle = 王のいない島にある自分の船をすべて引き揚げますか？
prompt-sail =
    { $beaches ->
        [1] 浜辺が一杯です。そこの船が出航する桟橋を選んでください。
       *[other] { $beaches }か所の浜辺が一杯です。先に出航する浜辺の桟橋を選んでください。
    }
prompt-land = { $colour }の船を{ $island }に上陸させます。浜辺を選んでください。
prompt-land-several = { $colour }の船{ $count }隻のうち1隻を{ $island }に上陸させます。浜辺を選んでください。
prompt-land-scarce = { $island }に上陸できるのは{ $count }隻のうち{ $free }隻だけです。上陸する船と浜辺を選んでください。残りは手駒に戻ります。
prompt-land-home = これで{ $island }は一杯になります。手駒に戻る船：{ $fleet }。
prompt-lay = 次のタイルを置く場所を選んでください。
prompt-lay-looked = 次のタイルをめくって、ここに置きます。
prompt-wait-you = あなたの手番です。
prompt-moving = あなたの手を実行しています。
prompt-wait = { $who }の手番です。
prompt-wait-land = { $who }が船団を上陸させています。
prompt-wait-sail = { $who }が桟橋を選んでいます。
prompt-wait-draw = タイルをめくっています。
# Shown if the server has not answered a move for a while
prompt-sending = 送信しています…
prompt-paused = ゲームは一時停止中です。
prompt-timed-out = 時間切れです。ボットがあなたの手番を終えます。
prompt-stand-in = ボットがあなたの代わりにプレイしています。
prompt-over = ゲーム終了です。
route =
    { $end ->
        [unknown] { $colours }色の船団で未知の海へ。
        [lands] { $island }に着きます。
        [sinks] 難破します。この海流には{ $demand }色が必要ですが、船団は{ $colours }色です。
        [turned_back] { $island }の王に追い返されます。
       *[returns] ひと回りして{ $island }に戻ります。
    }
# Possible outcomes for a fleet that sails into the unknown
odds-part =
    { $fate ->
        [lands] 上陸 { $percent }
        [sinks] 難破 { $percent }
       *[at_sea] 海にとどまる { $percent }
    }
# Shown after the first tap on a touch screen
look-again-sail = もう一度タップすると出航します。
look-again-lay = もう一度タップすると置きます。
look-again-land = もう一度タップすると上陸します。
look-go-sail = 出航
look-go-lay = ここに置く
look-go-land = 上陸
resettle-title = 再入植しますか？
resettle-text = 王のいない島にある自分の船はすべて手駒に戻ります。新しい島が見つかるまで海を探り、そこに1隻置いてやり直します。王の島はそのまま残ります。
resettle-yes = 引き揚げて船出
panel-players = プレイヤー
panel-whose = { $name }の船の場所を表示
panel-supply = 手駒の船：{ $count }隻
panel-turn = 手番
panel-away = 接続切れ
panel-left = 離れています（席は残してあります）
panel-resigned = 投了しました
panel-bot = ボットが代役
panel-stand-in = ボットが{ $name }の代わりにプレイしています
panel-you = あなた
panel-royal = 王の島：{ $count }つ
panel-points = { $count }点
panel-islands = 見つかった島：16島中{ $count }島
panel-water = 見つかった海：16枚中{ $count }枚
panel-pile = 残りのタイル：{ $count }枚
panel-agrees = ほかの人の提案にすべて賛成します
panel-vacation = 休暇中（遅くとも{ $date }まで）
panel-quiet = 発見なしの手番：{ $count }回（{ $limit }回で終了）
panel-sea = 海：{ $all }枚中{ $count }枚
panel-islands-word = 島
panel-water-word = 海
panel-pile-word = 残り
panel-at-sea = 海上：{ $fleet }
log-title = 経過
log-empty = まだ何も起きていません。
chat-title = チャット
chat-empty = まだ誰も発言していません。/helpと入力してみてください。
chat-say = 発言を入力
# Replaces the text of a deleted chat message
chat-removed = サーバーの管理者がこの発言を削除しました。
chat-send = 送信
chat-commands = コマンド
# Shown above the chat to spectators of a running game
chat-watchers = 観戦者だけに見えます
# Marks a message among spectators. Everybody can read it after the game.
chat-among-watchers = 観戦者どうしの発言
# A private message
chat-told = { $name }から{ $to }へ（2人だけ）
chat-fold = たたむ
chat-unfold = 経過とチャット
chat-unread = 新着{ $count }件

## Browser: game tool and requests to the other players

tool-title = ゲームツール
tool-options = テーブルの設定
tool-ask-others = ほかの人への提案
tool-pause = ゲームを一時停止
tool-stand-in = { $name }の代わりをボットに任せる
tool-ask-seat = { $colour }の席を希望する
tool-undo = もっと前に戻すことを提案
tool-agree = ほかの人の提案にすべて賛成する
tool-agree-about = ゲームが終わるまで、手を戻す提案や一時停止の提案にも賛成します。全員に表示されます。
tool-undo-about = 全員が賛成すれば、あなたの直前の決定より前に戻ります。その後にめくったタイルも元に戻ります。
tool-undo-rated = レート戦では、めくったタイルは戻せません。
tool-leave = 席を離れる
tool-leave-kept = ゲームはあなた抜きで続き、しばらくするとボットが代わりにプレイします。席は残してあるので、また戻れます。
tool-leave-open = ほかの人が座れるようになります。
tool-resign-ask = 投了…
tool-resign = 投了する
tool-resign-two = あなたの負けで、ゲームは終わります。
tool-resign-more = ボットが最後まで代わりを務め、順位は最下位になります。席には戻れません。
tool-info = ゲームの状況
tool-who = 参加者を見る
tool-voices = チャットの発言を隠す
tool-mute = 表示しない
tool-hear = また表示する
tool-commands = どれもチャットへの入力でもできます。「/」を入力するとコマンドが出ます。
option-group-seats = 席と色
option-group-time = 時間と離席
option-group-game = ゲーム
option-timeout = 時間切れになったら
option-timeout-move = ボットがその手番を終える
option-timeout-seat = ボットが席を引き継ぐ
option-away = 離席中の人の代わりをボットが務める
option-away-never = なし
option-away-after = { $time }たったら
option-stand-in = 代わりのボット
option-draw-colours = 色は抽選
table-drawn-colours = 色は開始時に抽選
option-begins = 最初の手番
option-drawn = 席順は抽選
option-stall = 発見なしでの終了
option-rounds =
    { $count ->
        [0] なし
       *[other] { $count }ラウンドで終了
    }
option-rated = レート戦
option-rated-about = フリー対戦では、全員が賛成すれば、めくったタイルも戻せます。
option-programs = プログラムも参加可
option-programs-about = プログラムが加わったゲームは、プログラムのレーティングにだけ影響します。
option-host = 設定と開始はテーブルを開いた人だけ
vote-seat = { $name }が{ $colour }の席を引き継ぎたいそうです。
vote-undo = { $name }が、自分の直前の決定を取り消したいそうです。その後にめくったタイルも元に戻ります。
vote-bot = { $name }が、{ $who }の代わりをボットに任せたいそうです。
vote-pause = { $name }がゲームを一時停止したいそうです。
vote-resume = { $name }がゲームを再開したいそうです。
vote-accept = 賛成
vote-refuse = 反対
vote-always = いつも賛成する
vote-withdraw = 取り下げる
vote-stand = { $voters }人中{ $yes }人が賛成
vote-left = 残り{ $seconds }秒

## Browser: pauses, bots that stand in, and watching

paused-title = ゲームは一時停止中です
paused-about = 持ち時間は止まっています。誰も操作できません。
paused-resume = 再開
kept-title = あなたはゲームを離れました。席は残してあります。
stand-in-you = ボットがあなたの代わりにプレイしています。
stand-in-back = 自分でプレイする
watch-live = ライブ観戦中

## Browser: hints in a running game

hint-ask = ヒントを見る
hint-title = ヒント
hint-thinking = 最善手を探しています…
hint-line = 候補{ $number }
hint-play = この手で進める
# One step of a suggested turn
hint-step =
    { $verb ->
        [settle] 置く：{ $place }
        [expand] 増やす：{ $place }
        [take] 取る：{ $place }
        [enter] 復帰する：{ $place }
        [crown] 王になる：{ $place }
        [resettle] 再入植する
        [sail] 出航する：{ $place }
        [land] 上陸する：{ $place }
       *[other] タイルを置く：{ $place }
    }
hint-chances = { $who }：勝率{ $chance }、約{ $points }点

## Browser: log

log-turn = { $who }
log-settle = { $who }が{ $island }に船を置きました。
log-placed = { $who }が{ $island }に船を{ $count }隻増やしました。
log-entered = { $who }が{ $island }に{ $count }隻で復帰しました。
log-shifted = { $who }が{ $source }から{ $island }へ船を1隻移しました。
log-crowned =
    { $count ->
        [0] { $who }が{ $island }の王になりました。
       *[other] { $who }が{ $island }の王になりました。船{ $count }隻が手駒に戻ります。
    }
log-resettled =
    { $count ->
        [0] { $who }が新しい島を探しに出ました。
       *[other] { $who }が船{ $count }隻を引き揚げ、新しい島を探しに出ました。
    }
log-sailed = { $who }が{ $island }から出航：{ $fleet }。
log-discovered-island = { $who }が{ $tile }を発見しました。
log-discovered-water = { $who }が外海に出ました。
log-sank = 海流を越えるには色が足りず、船団が難破：{ $fleet }。
log-at-sea = 海上にとどまる船団：{ $fleet }。
log-turned-back = { $island }の王が船団を追い返しました。
log-arrived = 船団が{ $island }に到着：{ $fleet }。
log-landed = { $who }が{ $island }に上陸：{ $fleet }。
log-surplus = { $island }にはもう空きがありません。手駒に戻る船：{ $fleet }。
log-lost = 出口がなく、失われた島：{ $islands }。手駒に戻る船：{ $fleet }。
log-lost-empty = 出口がなく、失われた島：{ $islands }。
log-repeated = 同じ局面が3度目です。手駒に戻る船：{ $fleet }。
log-left = { $who }がテーブルを離れました。席は残してあります。
log-sat = { $who }が席に着きました。
log-forced = ほかに選択肢はありませんでした。
log-timed_out = { $who }が時間切れになりました。ボットがその手番を終えます。
log-stood_in =
    { $why ->
        [time] { $who }が時間切れになりました。続きはボットが務めます。
        [left] { $who }が離れました。続きはボットが務めます。
        [vote] 賛成多数により、{ $who }の代わりをボットが務めます。
       *[away] { $who }は離席中です。続きはボットが務めます。
    }
log-returned = { $who }が戻ってきました。
log-resigned = { $who }が投了しました。
log-vacation = { $who }が休暇に入りました。
log-vacation_over = { $who }が休暇から戻りました。
log-paused = ゲームを一時停止しました。
log-resumed = ゲームを再開しました。
log-over =
    { $reason ->
        [last_island] 最後の島が見つかりました。ゲーム終了です。
        [last_water] 最後の海タイルがめくられました。ゲーム終了です。
        [stalled] 長い間、何も見つかりませんでした。ゲーム終了です。
       *[other] ゲーム終了です。
    }

## Browser: the game as text, screen readers and keyboard

words-title = 言葉で見るゲーム
# Name of the announcements for screen readers
words-news = 出来事
words-islands = ボード上の島
words-king = 王
words-king-none = なし
words-beaches = 浜辺と桟橋
words-neighbours = 隣
words-neighbour = { $direction }：{ $tile }
words-pier = { $direction }の桟橋：{ $lead }
# A place and its contents: "Tonga, beach to the south: 2 of 3, 1 red and 1 yellow"
words-target = { $place }：{ $there }
words-sentence = { $text }。
words-next = { $text }{ $next }
words-count = { $what } { $count }隻
words-berths =
    { $taken ->
        [0] { $berths }か所すべて空き
       *[other] { $berths }か所のうち{ $taken }か所、{ $fleet }
    }
words-lead =
    { $end ->
        [unknown] 未知の海へ
        [royal] 王の島{ $island }へ
       *[island] { $island }へ
    }
words-lead-demand = { $there }（必要な色：{ $demand }）
words-island-there =
    { $count ->
        [0] { $value }点、船なし
       *[other] { $value }点、{ $fleet }
    }
words-value-is = { $value }点
words-king-is = 王：{ $who }
words-beside = 隣：{ $tiles }
# A placed ship that can still be taken back by choosing it again
words-pending = { $colour }の船（未確定）。もう一度選ぶと取り消せます
words-chosen = { $text }、選択済み
words-placed = { $total }隻のうち{ $count }隻を置きました。
words-taken-back = 取り消しました：{ $place }。
words-watching = 観戦中です。
words-where = ボード上の自分の船：{ $places }。
words-where-none = ボード上に自分の船はありません。
words-where-royal = 自分の王の島：{ $islands }。
words-turn-of = { $who }の手番：
words-full-none = 一杯になった浜辺はありません。
words-no-way = 今は桟橋を選ぶ場面ではありません。
words-no-island = 先に島か、島の中の場所を選んでください。
words-not-yours = 今は決めることがありません。
words-time = 残り{ $time }
words-told = スクリーンリーダーが読み上げること
words-told-all = すべての出来事
words-told-own = 自分の手番だけ
keys-title = キーボードショートカット
keys-play = 遊ぶ
keys-read = 読み上げる
keys-typed = 手は、ルールにある書き方でチャットに入力することもできます：
key-targets = 場所から場所へ移る
key-press = その場所を選ぶ
key-cancel = 選択を取り消す。チャットからはボードに戻る
key-actions = 増やす、王になる、再入植する
key-colours = 上陸：次の船の色
key-suggestion = 上陸：提案どおりに
key-film = ほかのプレイヤーの手をもう一度見る
key-turns = 手番が来ている次のゲーム、前のゲーム
key-view = 海全体の表示、拡大、縮小
key-words = 言葉で見るゲーム（島の表つき）
key-again = もう一度読み上げる
key-choices = 今選べるもの
key-where = 自分の船の場所
key-ways = 桟橋の行き先と見込み
key-island = この島とその隣の様子
key-full = 一杯になった浜辺
key-last-turn = 前の手番の出来事
key-scores = 今の形勢
key-clocks = 残り時間
key-help = この一覧

## Browser: end of the game

end-title = { $who }の勝利！
end-title-you = あなたの勝利！
end-title-shared = { $who }が勝利を分かち合いました！
# The administrator ended the game, so nobody won
end-title-admin = このゲームは打ち切られました
end-reason =
    { $reason ->
        [last_island] 最後の島が見つかりました。
        [last_water] 最後の海タイルがめくられました。
        [resigned] 相手がいなくなったため、ゲームは終わりました。
        [too_long] ゲームが長さの上限に達しました。
        [admin] サーバーの管理者がゲームを終了しました。結果はなく、誰の成績にもなりません。
       *[stalled] 長い間、何も見つかりませんでした。
    }
end-resigned = { $who }が投了しました。
end-rank = 順位
end-player = プレイヤー
end-points = 得点
end-islands = 島
end-ships = ボード上の船
end-by-island = 島ごとの得点
end-island = 島
end-value = 点数
end-show = 結果を見る
end-shuffle = シャッフルは公正でしたか？
end-shuffle-closed = 山札はまだ公開されていません。今日のゲームの山札は、その日が終わるまで伏せられています。
end-shuffle-about = 最初の一手の前に、サーバーはシャッフルした山札の指紋を公開しました。今は山札が公開されているので、あなたのブラウザが指紋を計算し直します。
end-shuffle-good = はい、指紋は一致しました。山札には誰も手を加えていません。
end-shuffle-bad = いいえ、指紋が山札と一致しません！
end-shuffle-known = このゲームは別のゲームの続きです。最初の{ $count }枚は、そこですでにめくられ、中身が知られていました。残りは、続きを始める前にシャッフルし直されました。
end-shuffle-wait = 計算中…

## Browser: replays

replay-title = リプレイ
replay-table = テーブルへ
replay-running = まだ対戦中：最新の手まで
replay-unfinished = このゲームは最後まで遊ばれませんでした
replay-open = 保存したゲームのリプレイ
replay-open-about = 保存したゲームを選ぶか、ファイルをここにドロップするか、本文を貼り付けてください。ルールに照らして確かめるだけで、サーバーには保存しません。
replay-file = ファイルを選ぶ
replay-paste = 保存したゲームの本文
replay-show = ゲームを表示
replay-file-empty = ファイルが空です。
replay-file-large = ファイルが大きすぎます。上限は{ $limit }MBです。
replay-file-not-text = テキストファイルではありません。保存したゲームはUTF-8のテキストファイルで、ファイル名は.tgkか.jsonで終わります。
replay-file-unreadable = ファイルを読み込めません。
replay-game-large = このゲームは長すぎます。上限は{ $limit }文字です。
replay-games = { $count }件のゲームから1つ選んでください
replay-games-more = さらにゲームを表示
replay-link-broken = リンクが壊れているか、途中で切れているため、ゲームを表示できません。もう一度リンクをもらってください。
replay-upload = 保存したゲームを開く
replay-slider = ゲーム内の位置
replay-setup = 準備
replay-turn = 手番{ $turn }：{ $who }
replay-over = { $turn }手番で終了
replay-move = { $last }手中{ $at }手目
replay-to-start = 最初へ
replay-turn-back = 1手番戻る
replay-back = 1手戻る
replay-play = 再生
replay-pause = 一時停止
replay-on = 1手進む
replay-turn-on = 1手番進む
replay-to-end = 最後へ
replay-pace = 速さ
replay-times = { $pace }×
replay-more = その他
replay-copy = 局面へのリンク
replay-record = 保存
replay-scores = 得点
replay-play-on = ここから続きを遊ぶ
replay-play-on-about = この局面から始まる、新しいフリー対戦です。ほかの席にはボットが座ります。めくられたタイルはそのままで、残りのタイルはシャッフルし直して封をするので、終了後に確かめられます。
replay-play-on-colour = あなたの色
replay-play-on-start = 続きを遊ぶ

## Browser: reviews, studies and recent moves

review-title = 振り返り
review-split = 勝率を変えたもの
review-luck = 運
review-choice = 選択
review-own = 自分の手
review-others = ほかの人の手
review-rest = 残り
review-accuracy = 正確さ
review-mistakes = ミス
since-title = 前回の手番から
since-fold = 前回の手番から：{ $count }手番
since-undo = 自分の直前の手を戻す
since-added = { $island }に船を{ $count }隻追加
since-reached = { $islands }に到着
since-found = { $islands }を発見
since-lost = 船団の喪失{ $count }回
since-crowned = { $islands }の王に
since-resettled = すべての船を引き揚げ
since-more = { $text }、{ $next }
missed-title = 離れている間に{ $count }手進みました。
missed-late = このゲームはもう{ $count }手進んでいます。
missed-film = 再生する
missed-read = 経過を読む
missed-skip = スキップ
missed-start = 最初から
missed-live = ライブで見る
# A water tile, with the number of colours that each current demands
analysis-water = 海：{ $currents }
study-together = 一緒に検討

## Browser: problems reported by the server

rule-cited = ルール{ $clause }
problem-malformed = サーバーが内容を理解できませんでした。
problem-unknown_type = サーバーが対応していない要求です。
problem-too_large = 長すぎます。
problem-too_fast = 操作が続きすぎています。少し待ってください。
problem-hello_first = 接続が正しく始まりませんでした。ページを読み込み直してください。
problem-hello_twice = 接続が二重に開かれました。ページを読み込み直してください。
problem-wrong_origin = このページはそのサーバーのものではありません。
problem-not_found = ここには何もありません。
problem-no_name = 名前を入力してください。
problem-name_taken = その名前はほかの人のものです。
problem-name_barred = この名前はこのサーバーでは使えません。
problem-link_spent = このリンクはすでに使われたか、期限が切れています。サーバーの管理者に新しいリンクを頼んでください。
problem-odd_name = 名前は1種類の文字（日本語なら漢字・かな・英字は混ぜてかまいません）と数字、簡単な記号で書いてください。
problem-has_account = すでにアカウントがあります。
problem-no_account = 先にログインしてください。
problem-bad_token = プログラムのトークンが正しくないか、削除されています。
problem-not_with_token = このトークンでは、プログラムにその操作はできません。
problem-too_many_ties = フォローもブロックも、それぞれ{ $limit }人までです。
problem-no_vacation = 今年の休暇はもう残っていません。
problem-not_to_follow = { $name }さんはフォローできません。
problem-not_to_invite = { $name }さんは招待できません。
problem-too_many_invited = 1つのテーブルに招待できるのは{ $limit }人までです。
problem-not_admitted = このテーブルの席には着けません。ほかのテーブルを選ぶか、自分で開いてください。
problem-not_heard = このテーブルでは発言できません。
problem-not_to_tell = { $name }さんにはメッセージを送れません。
problem-too_many_programs = すでにプログラムが{ $limit }個あります。先にどれかを削除してください。
problem-not_a_program = { $name }はあなたのプログラムではありません。
problem-has_played = このアカウントはプログラムにできません。すでに対戦したか席に着いているか、または、トークンがほかの人のプレイ用プログラムのものではありません。
problem-not_a_way = そこには送れません。入力した内容を確かめてください。
problem-no_mail = このサーバーはメールを送りません。
problem-mail_failed = メールを送れませんでした。あとでもう一度試してください。
problem-wrong_password = 名前とパスワードが合いません。
problem-weak_password = そのパスワードはすぐに推測されてしまいます。もっと長いものか、珍しいものにしてください。
problem-bad_record = 保存したゲームとして読めません。{ $line }行目に誤りがあります。
problem-enough = このテーブルは、発言と変更の上限に達しました。これからできるのは手番を進めることだけです。
problem-banned = テーブルを開いた人が、あなたの参加を禁止しました。
problem-only_seated = このテーブルで発言できるのは、プレイヤーだけです。
problem-too_many_tables = ここから開かれて、まだ始まっていないテーブルが多すぎます（上限：{ $limit }個）。先にどれかを始めるか、席を立ってください。
problem-too_many_bot_games = ボットだけのゲームは、同時に{ $limit }件までです。どれかが終わるまでお待ちください。
problem-too_many_tournaments = 終わっていない大会、または作って1時間たっていない大会が{ $limit }件あります。あとでもう一度お試しください。
problem-reviews_full = すでに{ $limit }件のゲームが振り返りを待っています。しばらくしてからもう一度お試しください。
problem-not_on_device = サーバーがないとできません。
problem-storage_full = この端末に、ゲームを保存する空き容量がありません。空きを作ってから、もう一度お試しください。
problem-storage_failed = この端末にゲームを保存できませんでした。もう一度お試しください。
problem-storage_unreadable = この端末に保存されているゲームを読み込めませんでした。もう一度お試しください。
problem-open_elsewhere = このゲームはすでに別のタブで開かれています。
problem-newer_game = このゲームは、このページの新しいバージョンで保存されています。ページを再読み込みして更新してください。
problem-damaged_game = 保存された手が壊れているため、このゲームは開けません。
problem-only_on_device = ここでは、ボットだけを相手にするゲームはサーバーではなくお使いの端末で行います。
problem-no_such_point = このゲームにそのような局面はありません。
problem-no_study = その検討はありません。
problem-study_full = この検討は満員です。
problem-not_leader = 進行役はほかの人です。
problem-not_here = その人はもうここにいません。
problem-try_again = うまく届きませんでした。もう一度お試しください。
problem-no_table = そのテーブルはありません。
problem-archived = このゲームは終わってからだいぶ経ちました。リプレイは今も見られます。
problem-puzzle_dropped = この問題は、もう問題集にありません。結果とレーティングは残っています。
problem-no_person = Cookieが送られてこないため、サーバーがこのブラウザを認識できません。このサイトのCookieを許可してから、ページを読み込み直してください。
problem-not_open = ゲームはもう始まっています。
problem-not_running = このテーブルでは今、対戦していません。
problem-not_over = ゲームはまだ終わっていません。
problem-not_host = それができるのはテーブルを開いた人だけです。
problem-not_seated = あなたはこのテーブルに座っていません。
problem-not_your_turn = あなたの手番ではありません。
problem-stale = ゲームが先に進んでいました。もう一度ご確認ください。
problem-not_rated = レート戦なので、めくったタイルは戻せません。
problem-no_hints = レート戦ではヒントは出ません。
problem-no_analysis = このゲームはレート戦か、大会または今日のゲームで、まだ続いています。解析したり途中から続きを遊んだりできるのは、終わってからです。
problem-not_in_events = 今日のゲームと大会では、それはできません。
problem-sealed_today = これは今日のゲームです。自分のゲームを終えると見られます。共有できるのは明日からです。
problem-not_a_move = 手として読み取れません。
problem-refused = この手はルール上できません。
problem-rated_needs =
    { $option ->
        [clock] レート戦では持ち時間を決めてください。
       *[stall] レート戦では、発見なしで終わるまでのラウンド数を決めてください。
    }
problem-not_accepted = { $name }はまだレート戦の条件に同意していません。
problem-absent = { $name }がいません。レート戦は全員がそろってから始められます。
problem-not_for_programs = このテーブルはレート戦で、プログラムは参加できません。
problem-program_seated = { $name }はプログラムです。プログラムが座るレート戦は「プログラムも参加可」でなければなりません。
problem-paused = ゲームは一時停止中です。
problem-not_paused = ゲームは一時停止していません。
problem-not_away = その人は席にいるか、つい先ほどまでいました。
problem-bot_plays = 今はボットがあなたの代わりにプレイしています。
problem-not_replaced = あなたの代わりをしているボットはいません。
problem-no_time = そのための持ち時間が残っていません。
problem-no_seat = その席はありません。
problem-seat_empty = そこには誰も座っていません。
problem-seat_taken = そこにはもう誰かが座っています。
problem-table_full = 満席です。
problem-already_seated = あなたはもう座っています。
problem-colour_taken = その色はほかの人が使っています。
problem-wrong_key = そのリンクで開ける席はもうありません。
problem-unknown_bot = そのボットはいません。使えるボット：{ $bots }。
problem-not_a_bot = そこに座っているのはボットではありません。
problem-too_few_players = 2人以上のプレイヤーが必要です。
problem-too_few_people = 大会には参加者が{ $least }人以上必要です。プログラムは数に入りますが、ボットは入りません。
problem-nothing_to_undo = 元に戻せる手がありません。
problem-no_vote = 今、返事を待っている提案はありません。
problem-vote_open = 別の提案が出ています。先にそちらに返事をしてください。
problem-not_yours_to_answer = その提案に答えるのはあなたではありません。
problem-unknown_name = { $name }という人はここにいません。
problem-ambiguous_name = { $name }という人がここに2人以上います。
problem-no_advice = レート戦の間、観戦者はプレイヤーに耳打ちできません。
problem-unknown_language = その言語はありません。使える言語：{ $languages }。
problem-unknown_command = そのようなコマンドはありません。/helpと入力してみてください。
problem-wrong_argument = 書き方はこうです：{ $usage }
problem-offline = 接続が切れていて、送れませんでした。
problem-other = うまくいきませんでした。
notice-help = ここで使えるコマンド：
notice-done = 完了しました。
notice-options =
    テーブルの設定：{ $seats }席。{ $rated ->
        [on] レート戦です。
       *[off] フリー対戦です。
    }{ $invisible ->
        [on] トップページの一覧には載りません。
       *[off] トップページの一覧に載ります。
    }{ $host ->
        [on] 設定と開始はテーブルを開いた人だけができます。
       *[off] 席に着いている人は誰でも設定と開始ができます。
    }{ $drawseat ->
        [on] 席順は抽選です。
       *[off] { $start ->
            [0] 最初の席から始めます。
           *[other] 席{ $start }から始めます。
        }
    }{ $stall ->
        [0] 発見のないラウンドに上限はありません。
       *[other] 発見のないラウンドが{ $stall }回続くと、ゲームは終わります。
    }{ $drawcolour ->
        [on] 色は抽選です。
       *[off] 色は各自が選びます。
    }{ $clock ->
        [move] 持ち時間は1手番{ $time }です。
        [budget] 持ち時間はゲーム全体で{ $time }{ $increment ->
            [0] です。
           *[other] 、手番ごとに{ $increment }加わります。
        }
       *[none] 時間制限はありません。
    }{ $clock ->
        [none] { "" }
       *[other] { $timeout ->
            [seat] 時間切れになると、ボットが席を引き継ぎます。
           *[move] 時間切れになると、ボットがその手番を終えます。
        }
    }{ $away ->
        [0] 離席中の人の代わりをボットが務めるのは、ほかの人が賛成したときだけです。
       *[other] { $away }離席した人の代わりを、ボットが務めます。
    }{ $programs ->
        [on] レート戦でもプログラムが座れます。
       *[off] { "" }
    }
notice-info =
    { $status ->
        [open] ゲームはまだ始まっていません。{ $seats }席中{ $taken }席が埋まっています。
        [over] ゲームは{ $moves }手で終わりました。
       *[running] { $who }の手番です。これまでに{ $moves }手。残りのタイルは{ $pile }枚で、うち島が{ $islands }枚、海が{ $water }枚です。
    }
notice-who =
    { $seated ->
        [none] テーブルには誰も座っていません。
       *[other] テーブルにいる人：{ $seated }。
    }{ $watching ->
        [none] { $unnamed ->
            [0] 観戦者はいません。
           *[other] 名前のない観戦者が{ $unnamed }人います。
        }
       *[other] { $unnamed ->
            [0] 観戦者：{ $watching }。
           *[other] 観戦者：{ $watching }、ほかに名前のない人が{ $unnamed }人。
        }
    }{ $programs ->
        [none] { "" }
       *[other] プログラム：{ $programs }。
    }
notice-mute =
    { $muted ->
        [yes] { $name }の発言はもう表示されません。同じコマンドでまた表示できます。
       *[no] { $name }の発言をまた表示します。
    }
notice-language = 表示を日本語に切り替えました。
notice-timed-out = 時間切れです。ボットがこの手番を終えます。
notice-vote-accepted = 提案は可決されました。
notice-vote-refused = 提案は否決されました。
notice-vote-expired = ほかの人から時間内に返事がなかったため、提案は否決されました。
notice-vote-withdrawn = 提案は取り下げられました。

## Browser: manual page (its text is in manual/XX.md)

manual-title = 遊び方
manual-contents = 目次
manual-print = 印刷
manual-play = 再生
manual-again = もう一度

## Browser: strategy page (its text is in strategy/XX.md)

strategy-title = うまく遊ぶには
strategy-lines = 比べてみる手番
strategy-better = よりよい手
strategy-tempting = つい選びたくなる手
strategy-wins = 100ゲーム中{ $count }勝
strategy-points = 得点
strategy-draw = ここでタイルをめくります。あとは運次第です。

## Browser: commands in the chat

# Placeholder for the writer's own text in a command
command-word =
    { $word ->
        [seat] 席
        [colour] 色
        [name] 名前
        [level] ボット
        [option] 設定
        [value] 値
        [number] 数
        [seconds] 秒
        [increment] 加算
        [days] 日数
        [text] 文
        [code] コード
       *[other] { $word }
    }
command-join = 席に座る（席、色、名前も指定できる）
command-leave = 席を立つ
command-watch = 席を明け渡して観戦する
command-start = ゲームを開始する（空席は取り除かれる）
command-startnosave = フリー対戦として開始する
command-option = テーブルの設定を見る
command-option-host = 開始と席から外す操作を、テーブルを開いた人だけに限るかどうか
command-option-invisible = テーブルをトップページの一覧に載せないかどうか
command-option-drawseat = 席順を抽選で決めるかどうか
command-option-drawcolour = 色を抽選で決めるかどうか
command-option-start = どの席から始めるか
command-option-rated = レート戦にするかどうか
command-option-programs = レート戦のテーブルにプログラムが座れるかどうか
command-option-seats = テーブルの席数
command-option-stall = 発見のないラウンドが何回続いたら終わるか
command-option-clock = 持ち時間（手番ごとに秒か日で、またはゲーム全体で、手番ごとの加算付き）
command-option-timeout = 時間切れになったら（ボットがその手番を終えるか、席を引き継ぐ）
command-option-away = 離席して何秒たったらボットが代わるか
command-option-standin = どのボットが代わりを務めるか
command-bot = 空席にボットを座らせる
command-kick = 誰かを席から外す
command-ban = 誰かをテーブルから締め出す、または再び入れる（テーブルを開いた人のみ）
command-quiet = プレイヤーだけが発言できるようにする、または全員に戻す（テーブルを開いた人のみ）
command-name = 名前を変える
command-colour = 色を変える
command-accept = ほかの人の提案、またはレート戦の条件に同意する
command-refuse = ほかの人の提案に反対する
command-agree = このゲームでほかの人の提案に前もってすべて賛成する、またはそれをやめる
command-undo = 自分の直前の決定を元に戻す（その後にタイルをめくっていたら、全員が賛成したときだけ）
command-standin = 離席中の人の代わりをボットに任せる（過半数が賛成したときだけ）
command-back = ボットと交代して、また自分でプレイする
command-pause = ゲームを一時停止する（全員が賛成したときだけ）
command-resume = 一時停止の後で再開する（ここにいる全員が賛成したときだけ）
command-resign = ゲームを投了する（席には戻れない）
command-rematch = 同じ顔ぶれに再戦を申し込む、または受ける
command-info = テーブルとゲームの状況を見る
command-who = ここに誰がいるかを見る
command-tell = 1人だけに話しかける
command-mute = チャットで誰かの発言を隠す、または再び表示する
command-lang = 言語をすぐに切り替える（例：/lang de）
command-help = コマンドの一覧を見る

## Terminal: words shared by engine, records and command line

# A list is built item by item: "a, b", then "a, b, c", then "a, b, c and d".
list-more = { $most }、{ $next }
list-and = { $most }と{ $last }
refused-not_top = 山札の一番上は別のタイルです。
record-error-at = { $line }行{ $column }桁：{ $problem }
record-error-tag-form = タグは[Date "2026-11-21"]のような1行です。
record-error-control = ここには制御文字を入れられません。
record-error-tag-twice = タグ{ $tag }が2つあります。
record-error-tag-missing = タグ{ $tag }がありません。
record-error-tag-value = { $tag }の値として正しくありません。
record-error-unknown-rules = ルールのバージョン{ $rules }は存在しません。
record-error-newer-rules = このゲームはルールのバージョン{ $rules }で遊ばれましたが、このプログラムが知っているのは{ $known }までです。新しいプログラムなら読めます。
record-error-several = 棋譜は1つだけのはずなのに、ここで別の棋譜が始まっています。
record-error-comment-open = この注釈は波括弧で閉じられていません。
record-error-stray = ここでは「{ $word }」で閉じるものがありません。
record-error-separator = 「{ $word }」の前にセミコロンがありません。
record-error-label-alone = 「{ $label }」の後に手がありません。
record-error-variation-place = 変化手順は、それが置き換える手の後に書きます。
record-error-variation-open = この変化手順は丸括弧で閉じられていません。
record-error-variation-empty = この変化手順には手がありません。
record-error-end-inside = 「{ $word }」は変化手順の中には書けません。
record-error-too-deep = 変化手順の入れ子は{ $depth }段までしか読めません。
record-error-ambiguous = 「{ $move }」に当てはまる手がここでは2つ以上あります：{ $choices }
record-error-plain-form = ゲームの棋譜ではありません：{ $problem }
record-error-at-move = ゲーム{ $line }、{ $number }手目：{ $problem }
record-error-not-a-move = 「{ $move }」は手ではありません。
record-error-refused = { $move }：{ $reason }（ルール{ $clause }）
record-error-other-top = { $move }は山札と食い違っています。一番上のタイルは{ $top }です。
record-error-label = ここで始まるのは「{ $label }」ではなく「{ $expected }」のはずです。
record-error-no-label = ここでは「{ $label }」から始まる手番はありません。
record-error-no-end = ゲームがどう終わったかが書かれないまま棋譜が途切れています。対戦中のゲームは*で終えます。
record-error-end-differs = 終わり方は{ $given }と書かれていますが、この手順では{ $end }です。
record-error-after-end = ゲームの終わりの後には何も書けません。
record-error-result-differs = 結果は「{ $given }」と書かれていますが、この手順では「{ $result }」です。

## Terminal: positions in one line

position-error-at = { $column }桁目：{ $problem }
position-error-fields = 局面は{ $count }個の項目からなりますが、これには{ $given }個あります。
position-error-field = 「{ $text }」はここには書けません。
position-error-rules = ルールのバージョン{ $text }の局面は扱えません。扱えるのはバージョン{ $known }です。
position-error-no-player = 文字「{ $letter }」のプレイヤーはいません。
position-error-too-many-ships = プレイヤーの船は15隻までです。
position-error-place = 「{ $text }」は遠すぎるか、場所がふさがっているか、同じタイルが2枚あります。
position-error-beaches = この島の浜辺は{ $count }か所です：「{ $text }」。
position-error-berths = 浜辺の停泊場所は{ $count }隻分しかありません：「{ $text }」。
position-error-sea = 置けるはずのない場所にタイルがあります。辺0は、そのタイルを発見したときの隣のタイルに接します。
position-error-kings = 王の島は1人2つまでで、Tongaは王の島になりません。
position-error-setup = 準備では、順番に1隻ずつTongaに船を置き、同じ浜辺には2隻までです。
position-error-full = 一杯になった浜辺があるのは、出航が続いている間だけです。
position-error-ending = 山札から島タイルか海タイルのどちらかがなくなると、最後の手番になります。
position-error-clock = ゲームが終わるのは、発見なしの上限に達したときか、最後の島か海のタイルがめくられたときで、それより前ではありません。
position-error-flags = 手番の始めには、めくられたタイルも、失われた島も、局面の繰り返しもまだありません。
position-error-voyage = フェイズと進行中の動きが食い違っています。
position-error-memory = 出航について覚えている内容が、実際と食い違っています。

## Terminal: game

terminal-king = 王{ $letter }
terminal-player =
    { $colour ->
        [red] 赤
        [yellow] 黄
        [green] 緑
        [blue] 青
        [orange] 橙
        [purple] 紫
       *[other] { $colour }
    }
terminal-you = あなた
terminal-welcome = トンギアキへようこそ。手は番号で選ぶか、文字で入力してください。「help」と入力すると、ほかにできることがわかります。
terminal-help =
    手の番号か、手そのもの（「sail tonga:3」など）か、次のどれかを入力してください。
      undo, u           直前の決定を元に戻す（めくったタイルより前へは戻れない）
      plan, p           船団全体を無難な配置で上陸させる
      moves, m          選べる手をもう一度並べる
      board, b          ボードをもう一度表示する
      save ファイル名   ここまでのゲームをファイルに保存する
      quit, q           ゲームをやめる
    ボードでは、プレイヤーは文字、空いている停泊場所は点で表します。船の前の数字は浜辺の番号で、その浜辺の桟橋がある辺にも同じ数字が付きます。海タイルでは、辺に付いた文字が海流を表し、それぞれの海流に必要な異なる色の数が下に並びます。括弧の中の数字は島の点です。
terminal-ask = あなたの手：
terminal-next = Enterで次へ、qで終了：
terminal-prompt =
    { $phase ->
        [setup] { $who }：Tongaの浜辺に船を置いてください。
        [turn] { $who }：手番です。島の船を増やすか、島の王になるか、復帰するか、再入植してください。
        [take] { $who }：手駒がありません。どの船をそこへ移しますか。
        [migration] { $who }：浜辺が一杯です。船団はどの桟橋から出航しますか。
        [landing] { $who }：船団の上陸です。どの船をどの浜辺に置きますか。
        [lay] { $who }：次のタイルをどこに置きますか。
       *[settle] { $who }：新しい島の浜辺に船を置いてください。
    }
terminal-beaches =
    { $count ->
       *[other] { $island }の浜辺{ $beaches }
    }
terminal-move-settle = { $beach }に船を置く
terminal-move-expand = 船を{ $count }隻増やす：{ $beach }
terminal-move-take = { $beach }の船
terminal-move-enter = { $beach }に復帰する
terminal-move-crown = { $island }の王になる
terminal-move-resettle = すべての船を引き揚げて新しい島を探す
terminal-move-lay = { $tile }の{ $direction }
terminal-move-sail = { $direction }：{ $course }
terminal-move-land = { $colour }の船を{ $beach }へ
terminal-route-unknown = { $colours }色の船団で未知の海へ
terminal-route-lands = { $island }に着く
terminal-route-returns = { $island }に戻ってくる
terminal-route-turned-back = { $island }の王に追い返される
terminal-route-sinks = 難破する（必要なのは{ $demand }色、船団は{ $colours }色）
terminal-supply = 手駒：
terminal-pile = 残りの山札：島{ $islands }枚、海{ $water }枚
terminal-fleet = 船団：{ $fleet }
terminal-in-parts = （画面の幅が狭いので、海を西から東へ分けて表示します。）
terminal-no-such-number = 1から{ $count }までの番号を選んでください。
terminal-no-landing = 今、上陸する船団はありません。
terminal-not-understood = 一覧の番号でも手でもありません。「help」で使い方がわかります。
terminal-saved = { $file }に保存しました
terminal-not-saved = { $file }に書き込めません：{ $reason }
terminal-setup = 準備
terminal-turn = { $number }. { $who }
terminal-shuffle =
    { $holds ->
        [yes] 山札は約束どおりのものでした。
       *[no] 山札は約束されたものではありません！
    }

## Terminal: command line

terminal-about = トンギアキ：ポリネシアの航海のボードゲーム。ここでも、ブラウザでも遊べます。
terminal-about-version = バージョンを表示します。
terminal-version =
    ルール{ $rules }、エンジン：{ $engine ->
        [compiled] コンパイル済み
       *[pure] 純Python
    }。
terminal-about-lang = 出力の言語（指定がなければ環境に従います）：{ $languages }。
terminal-unknown-language = 言語「{ $language }」はありません。使える言語：{ $languages }。
terminal-about-play = このターミナルでボットと対戦します。
terminal-about-play-players = あなたを含むプレイヤーの人数。
terminal-about-bots = ボット（コンマ区切り）：{ $bots }。
terminal-about-play-seat = あなたの席。席1が最初の手番です。
terminal-about-stall = 発見のないラウンドがこの回数続くとゲームが終わります。0なら無制限です。
terminal-about-seed = 乱数のシード。偶然に決まることをすべて再現できます。
terminal-about-save = ゲームが終わるか中断したとき、このファイルに書き出します。
terminal-about-serve = ブラウザ向けにゲームのサーバーを動かします。
terminal-about-host = 待ち受けるアドレス（環境変数に指定がなければ127.0.0.1）。
terminal-about-port = 待ち受けるポート（環境変数に指定がなければ8000）。
terminal-about-site = どのウェブサーバーにも置ける静的サイトを書き出します。ボットとの対戦、1つの画面での対戦、チュートリアル、練習問題、説明書、リプレイが、Tongiakiのサーバーなしで使えます。
terminal-about-site-folder = サイトのフォルダー。なければ作り、前のサイトがあれば置き換えます。
terminal-about-site-path = ウェブサーバー上でのサイトのパス。例：/tongiaki/。存在しないアドレスのページにだけ使います。
terminal-site-not-empty = { $folder }にはほかのファイルがあります。空のフォルダーか、前のサイトのフォルダーを指定してください。
terminal-site-no-client = ブラウザでプレイするためのファイルがまだありません。チェックアウトで「python3 dev.py site」を実行してください。
terminal-site-written = { $folder }にサイトを書き出しました（{ $size }MB）。
terminal-about-health = このマシンのサーバーが正常かどうかを確かめます（正常なら終了コード0、そうでなければ1）。
terminal-about-health-host = サーバーのアドレス（指定がなければ設定の値）。
terminal-about-health-port = サーバーのポート（指定がなければ設定の値）。
terminal-about-workers = 処理を分担するプロセスの数（環境変数に指定がなければ1）。
terminal-about-engine = ほかのプログラム向けに、標準入出力でテキストプロトコルを話します。
terminal-about-simulate = ボットどうしを対戦させて、結果をまとめます。
terminal-about-games = 対戦するゲーム数。
terminal-about-simulate-players = 1ゲームの人数。
terminal-about-simulate-bots = 交代で席に着くボット（コンマ区切り）：{ $bots }。
terminal-about-jobs = 対戦に使うプロセスの数（指定がなければコアごとに1つ）。
terminal-about-parquet = 機械学習用に、すべての決定をこのParquetファイルにも書き出します（追加機能「research」が必要です）。
terminal-about-replay = 棋譜を再生します。
terminal-about-file = 棋譜のファイル。
terminal-about-whole = ゲーム全体を一度に表示します（出力先がターミナルでない場合はいつもそうなります）。
terminal-error = tongiaki: { $problem }
terminal-unknown-bot = 「{ $bot }」というボットはいません。使えるボット：{ $bots }。
terminal-programs-elsewhere = プログラムは「--bots」ではなく「--bot」で指定します。
terminal-bot-not-compiled = ボット「{ $bot }」にはコンパイル済みのエンジンが必要ですが、ここには入っていません。使えるボット：{ $bots }。
terminal-too-many-seats = { $players }人のゲームに席{ $seat }はありません。
terminal-too-many-bots = ボットが{ $bots }体なのに、席は{ $seats }つしかありません。
terminal-not-readable = { $file }を読み込めません：{ $reason }
terminal-too-large = ファイルが大きすぎます
terminal-no-output = 標準出力に書き込めません：{ $reason }
terminal-not-well = { $address }のサーバーは正常に動作していません：{ $reason }
terminal-not-text = UTF-8のテキストではありません
terminal-no-extra = 追加機能「{ $extra }」がインストールされていません：pip install "tongiaki[{ $extra }]"
terminal-playing = 対戦中
terminal-bots = ボットどうしの対戦
terminal-column-bot = ボット
terminal-column-seats = 席数
terminal-column-wins = 勝ち
terminal-column-share = 勝率
terminal-column-rank = 平均順位
terminal-column-points = 平均得点
terminal-column-decisions = 1ゲームの決定数
terminal-series = { $games }ゲーム、1ゲーム平均{ $moves }手。終わり方：最後の島{ $island }回、最後の海{ $water }回、発見なし{ $stalled }回。
terminal-series-time =
    { $seconds }秒、{ $jobs }プロセス、エンジン：{ $engine ->
        [compiled] コンパイル済み
       *[pure] 純Python
    }、1決定あたりの思考時間：{ $thinking }。
terminal-thinking = { $bot } { $time } ms

## Terminal: programs as bots, tournaments, training and bridge

terminal-about-bot = ボットを追加します。何度でも指定できます。「exec:コマンド」なら、エンジンのテキストプロトコルを話すプログラムを起動します。
terminal-about-move-time = プログラムが1つの決定に使える秒数。
terminal-about-bot-log = プログラムが標準エラー出力に書いたものを保存するファイル。
terminal-about-arena = 同じ山札でボットに大会を行わせ、レーティングを付けます。
terminal-about-arena-bots = ボット（コンマ区切り）：{ $bots }。何も指定しなければgreedyとrandomです。
terminal-about-piles = シャッフルした山札の数。それぞれの山札で、ボットの組ごとに、席を替えながら席の数だけ対戦します。
terminal-about-ray = このマシンでRayを起動して対戦します（追加機能「cluster」が必要です）。
terminal-about-ray-address = このアドレスのRayクラスターで対戦します。「auto」はここで動いているものです。
terminal-about-json = 結果とすべてのゲームをJSONで出力します。
terminal-about-plot = 結果をresults.svgなどのファイルに図で描きます（追加機能「plot」が必要です）。
terminal-no-command = 「{ $bot }」にはコマンドがありません。
terminal-no-program = 「{ $program }」というプログラムを起動できません。
bot-faults = { $bot }の不具合：{ $faults }。
bot-fault-missing = 起動できず（{ $count }）
bot-fault-slow = 時間切れ（{ $count }）
bot-fault-silent = 応答なし（{ $count }）
bot-fault-illegal = 反則手（{ $count }）
bot-fault-malformed = 答えが理解できず（{ $count }）
bot-fault-huge = 答えが長すぎ（{ $count }）
bot-fault-crashed = 異常終了（{ $count }）
bot-fault-closed = 入出力を閉じた（{ $count }）
bot-fault-retired = 以後は問い合わせず（{ $count }）
bot-fault-stubborn = 終了の指示に従わず（{ $count }）
arena-not-different = 大会には、互いに異なるボットが2体以上必要です。
arena-no-cluster = { $address }にRayクラスターはありません：{ $reason }
arena-no-form = { $file }：図のファイル名の末尾は{ $forms }のどれかです。
arena-interrupted = 途中で終わりました：{ $games }ゲーム中{ $played }ゲームを対戦しました。
arena-standings = 順位表
arena-meetings = 行のボットが列のボットより上位になった割合
arena-column-rating = レーティング
arena-column-wins = 勝ち
arena-column-sure = { $sure }信頼区間
arena-column-rank = 平均順位
arena-column-points = 平均得点
arena-column-seats = 席数
arena-interval = { $low }〜{ $high }
arena-series = { $games }ゲーム、1ゲーム平均{ $moves }手。運だけなら勝率は全員{ $luck }です。
arena-time = { $seconds }秒、1決定あたりの思考時間：{ $thinking }。
arena-plot-wins = 勝率
arena-plot-luck = 運だけの場合
arena-plot-ratings = レーティング
terminal-about-train = 局面を評価するネットワークを、自己対戦で訓練します。
terminal-about-train-file = 訓練の内容を書いたTOMLファイル。
terminal-about-train-folder = 重みと途中経過を置くフォルダー。中断した訓練はそこから続きます。
terminal-about-train-plot = 損失と強さの推移をstrength.svgなどのファイルに図で描きます（追加機能「plot」が必要です）。
terminal-about-bridge = 指定したトークンのアカウントの名前で、サーバーでボットをプレイさせます。
terminal-about-bridge-bot = ボット：レベル（{ $bots }）、またはエンジンのテキストプロトコルを話すプログラムなら「exec:コマンド」。
terminal-about-bridge-server = ブラウザで開くときのサーバーのアドレス。
terminal-about-bridge-token = アカウントページで作ったプログラムのトークン。コマンドラインより環境変数で渡すほうが安全です。
terminal-about-bridge-tables = 同時にプレイするテーブルの数の上限。
terminal-about-bridge-games = 何ゲームで終わるか。0なら終わりません。
terminal-about-bridge-join = ほかの人が開いた、フリー対戦の空きテーブルにも座ります。
terminal-about-bridge-players = テーブルの人数。この人数のテーブルにだけ入り、空きがなければ自分で開きます。
terminal-about-bridge-rated = プログラムも参加できるレート戦を開き、加わります。プログラムのアカウントだけで使えます。
bridge-playing = テーブル{ $about }でプレイしています。
bridge-played = テーブル{ $about }のゲームが終わりました。
bridge-lost = サーバーにつながりません：{ $about }。もう一度試します。
bridge-trouble = テーブル{ $about }で断られました。
bridge-bad-server = サーバーのアドレスが正しくありません。https://tongiaki.example.org のように、https:// または http:// にホスト名が続く、ユーザー名を含まないアドレスを指定してください。
bridge-bad-token = これはプログラムのトークンではありません。トークンは「tongiaki_」で始まり、英数字、ハイフン、アンダースコアが続きます。
bridge-no-server = このアドレスにTongiakiのサーバーはありません。
bridge-no-https = このアドレスのサーバーでは、有効な証明書によるhttpsを利用できません。
bridge-bad-proxy = 環境変数で指定されたプロキシは使えません。
train-round = { $total }ゲーム中{ $games }ゲーム、損失：{ $loss }、残り時間：{ $left }。
train-measured = greedyとの対戦（プレイヤー{ $players }人）：勝率{ $share }（{ $low }〜{ $high }）。
train-slow = このエンジンはコンパイルされていないため、訓練に何倍もの時間がかかります。
train-interrupted = 途中で終わりました。同じコマンドで、{ $folder }の最後の途中経過から続けられます。
train-plot-players = プレイヤー{ $players }人
train-plot-games = 学習したゲーム数
train-plot-loss = 損失
train-plot-share = greedyに対する勝率

## Terminal: commands for records

records-about-lenient = 手書きの棋譜も読みます。当てはまる手が1つだけなら、一部を省いてもかまいません。
records-about-game = ファイルの何番目のゲームか。
records-about-show = 棋譜の中の局面か、1行で書かれた局面を表示します。テキスト、またはファイルに描いた図で表示します。
records-about-position = ファイルの代わりに、1行で書かれた局面。
records-about-after = 局面までの手数（めくられたタイルも数えます）。指定がなければ全部。
records-about-svg = ボードをこのSVGファイルに描きます。
records-about-convert = 棋譜を別の形式で書き出します：テキスト、JSON、またはテストベクター用JSON。
records-about-source = 棋譜のファイル。「-」は標準入力です。
records-about-target = 書き出すファイル。「-」は標準出力です。
records-about-to = 書き出す形式（指定がなければファイル名から判断します）。
records-about-from = 読み込む形式（指定がなければファイル名から判断します）。
records-about-check = 棋譜の形式、手、結果、シャッフルを検査します。すべて正しければ終了コードは0です。
records-about-files = 棋譜のファイル。
records-one-source = ファイルか局面のどちらか一方を指定してください。
records-no-position = 局面ではありません：{ $problem }
records-no-move = このゲームは{ $count }手しかありません。
records-no-game = { $file }には{ $count }ゲームしかありません。
records-none = { $file }：棋譜がありません。
records-bad = { $file }、ゲーム{ $number }：{ $problem }
records-good = { $file }：{ $count }ゲーム、すべて正常です。
records-about-out = ゲームの棋譜をこのファイルにも書き出します。

## Terminal: coach

terminal-about-analyse = 局面の最善手を探すか、記録されたゲームを運・選択・ミスに分けて振り返ります。
terminal-about-analyse-json = すべてをJSONで表示します。
terminal-about-nodes = 1回の決定で調べる局面の数。多いほど時間がかかり、先まで読みます。
terminal-outlook = { $who } { $chance }、得点{ $points }
terminal-chance = { $who } { $chance }
terminal-best-moves = { $who }の最善手
terminal-reviewing = ゲームを振り返っています
terminal-review-after = 手数
terminal-review-chances = 勝率
terminal-review-luck = 運
terminal-review-choice = 選択
terminal-review-mistakes = ミス
terminal-review-fine = 好手
terminal-review-moment = { $who }、{ $number }手目の後：{ $gain }ポイント（± { $error }）
terminal-review-played = 実際の手：{ $moves }
terminal-review-better = よりよい手：{ $moves }
terminal-review-obvious = ありがちな手：{ $moves }
terminal-review-why = 理由：{ $reason }
terminal-review-reply = { $who }の最善の応手：{ $moves }
terminal-review-yours = { $who }：最大のミス
terminal-review-nobody = このゲームに「{ $name }」という人はいません。
terminal-about-as = 最大のミスを最初に表示するプレイヤーの色または名前。

## Terminal: server administration

terminal-admin-about = このマシンで動くサーバーを管理します（テーブル、人、バックアップ）。サーバーと同じ設定を読み、サーバーの動作中にも使えます。
terminal-admin-about-reason = 理由。記録に残ります。
terminal-admin-about-yes = 取り消せないことをする前に確認しません。
terminal-admin-about-tables = すべてのテーブルを新しい順に表示します。
terminal-admin-about-status = 参加者募集中（open）、対戦中（running）、終了（over）のテーブルだけ。
terminal-admin-about-name-filter = 名前にこの文字列を含む人がいるテーブルだけ。
terminal-admin-about-end = テーブルをすぐに閉じます。進行中のゲームは結果なしで終わり、誰のレーティングも変わりません。
terminal-admin-about-table = テーブル。アドレスの/t/より後の部分です。
terminal-admin-about-hide = テーブルをトップページの一覧から外します。リンクを知っている人は引き続き入れます。
terminal-admin-about-show = 隠したテーブルをトップページに戻します。
terminal-admin-about-tournaments = 大会を、終わっていないもの、終わったものの順に、それぞれ新しい順で表示します。
terminal-admin-about-cancel = 大会を中止します。以後の回戦は始まりません。進行中のゲームは最後まで続きます。
terminal-admin-about-tournament = 大会。アドレスの/tournament/より後の部分です。
terminal-admin-about-chat = テーブルや検討での発言を、番号付きで表示します。
terminal-admin-about-place = テーブルまたは検討。アドレスの/t/か/study/より後の部分です。
terminal-admin-about-remove-line = 発言1件の内容を、データベースと開いているすべてのページから完全に削除します。
terminal-admin-about-number = 「chat」が発言の前に表示する番号。
terminal-admin-about-people = アカウントと、それぞれが最後に使われた日を表示します。
terminal-admin-about-guests = 名前を付けたゲストも表示します。
terminal-admin-about-rename = アカウントの名前を変えます。その名前のアカウントがなければ、その名前を使うゲストの名前を変えます。
terminal-admin-about-name = 名前。見た目が同じ文字は同じものとして扱います。
terminal-admin-about-new-name = 新しい名前。
terminal-admin-about-bar = その名前と、見間違える名前を禁止します。その名前のアカウントはログアウトされ、ログインできなくなります。
terminal-admin-about-unbar = 禁止した名前を再び許可します。
terminal-admin-about-reset-password = 新しいパスワードを設定できるリンクを表示します。24時間以内に1回だけ使えます。その名前の本人にだけ渡してください。
terminal-admin-about-site = サーバーのアドレス（例：https://games.example.org）。省略するとTONGIAKI_ORIGINSの最初のもの、なければサーバー自身のアドレスです。
terminal-admin-about-backup = データベースの内容をすべて新しいファイルに書き出します。サーバーは動いたままで構いません。
terminal-admin-about-backup-file = バックアップ。秘密の情報を含むため、所有者だけが読めます。
terminal-admin-about-restore = SQLiteやPostgreSQLのバックアップからデータベースを復元します。先にサーバーを止めてください。
terminal-admin-about-replace = データベースが空でなくても復元します。今の内容は失われます。
terminal-admin-about-log = これらのコマンドで行ったことを、新しいものを最後にして表示します。
terminal-admin-column-table = テーブル
terminal-admin-column-status = 状態
terminal-admin-column-moves = 手数
terminal-admin-column-active = 最終活動
terminal-admin-column-players = 参加者
terminal-admin-column-tournament = 大会
terminal-admin-column-entrants = 参加者
terminal-admin-column-host = 主催
terminal-admin-column-kind = 種類
terminal-admin-column-seen = 最終利用日
terminal-admin-column-name = 名前
terminal-admin-column-number = 番号
terminal-admin-column-at = 日時
terminal-admin-column-by = 実行者
terminal-admin-column-action = 操作
terminal-admin-column-subject = 対象
terminal-admin-column-reason = 理由
terminal-admin-status-hidden = { $status }（非表示）
terminal-admin-account = アカウント
terminal-admin-guest = ゲスト
terminal-admin-sure-end = テーブル{ $table }を完全に閉じますか？
terminal-admin-sure-cancel = 大会{ $tournament }を中止しますか？
terminal-admin-sure-line = { $name }さんの発言「{ $words }」を完全に削除しますか？
terminal-admin-sure-replace = データベースの今の内容をすべて削除しますか？
terminal-admin-ended = テーブル{ $table }を閉じました。
terminal-admin-is-over = テーブル{ $table }はすでに終了しています。
terminal-admin-cancelled = 大会{ $tournament }を中止しました。
terminal-admin-tournament-over = 大会{ $tournament }はすでに終了したか、中止されています。
terminal-admin-hidden = テーブル{ $table }を隠しました。
terminal-admin-shown = テーブル{ $table }をトップページに戻しました。
terminal-admin-no-chat = 発言はありません。
terminal-admin-archived = テーブル{ $table }は保管済みで、チャットは残っていません。
terminal-admin-no-line = { $table }の{ $number }番の発言は空です。
terminal-admin-line-removed = 発言を削除しました。
terminal-admin-no-table = テーブル{ $table }はありません。
terminal-admin-no-tournament = 大会{ $tournament }はありません。
terminal-admin-no-name = { $name }という名前の人はいません。
terminal-admin-renamed = { $name }さんの名前は{ $new }になりました。
terminal-admin-is-barred = { $name }はすでに禁止されています。
terminal-admin-barred = { $name }という名前は使えなくなりました。
terminal-admin-logged-out = アカウント{ $name }をログアウトさせました。
terminal-admin-not-barred = { $name }は禁止されていません。
terminal-admin-unbarred = { $name }という名前が再び使えます。
terminal-admin-no-account = アカウント{ $name }はありません。
terminal-admin-link-until = { $name }さん用、1回だけ、{ $until }まで。
terminal-admin-no-site = 「{ $site }」はサーバーのアドレスではありません。https://games.example.org のように書いてください。
terminal-admin-backed-up = { $file }にバックアップしました：{ $rows }行。
terminal-admin-restored = データベースを{ $file }から復元しました：{ $rows }行。
terminal-admin-in-use = 別のプロセスがデータベースを使っています。先にサーバーを止めてください。
terminal-admin-not-done = 何も変更していません。
terminal-admin-busy = 同じ瞬間に別の書き込みがありました。もう一度試してください。
terminal-admin-no-database = データベースを使えません：{ $reason }
terminal-admin-no-tables = データベースがまだありません。サーバーが最初の起動時に作成します。
terminal-admin-other-version = データベースは別のバージョンのものです。このバージョンのサーバーを一度起動するか、別のバージョンのコマンドを使ってください。
terminal-admin-fault-exists = { $file }はすでにあります。
terminal-admin-fault-no-backup = { $file }はバックアップではないか、壊れています。
terminal-admin-fault-cut-off = { $file }は途中で切れています。
terminal-admin-fault-newer = { $file }は新しいバージョンで作られています。
terminal-admin-fault-not-empty = データベースが空ではありません。--replaceを付けると今の内容を削除します。
terminal-admin-fault-unfit = { $file }には、このデータベースに書き込めない内容が含まれています。
terminal-admin-fault-unwritable = { $file }に書き込めません：{ $reason }
terminal-admin-fault-unreadable = { $file }を読めません：{ $reason }

## Notifications by email and browser

letter-turn = あなたの手番です
letter-reminder = 残り時間が4分の1になりました
letter-invited = { $name }さんがテーブルに招待しています
letter-invited-about = ゲームが始まるまで席に着けます。
letter-over = ゲームが終わりました
letter-round = 大会のゲームが始まりました
letter-finished = 大会が終わりました
letter-finished-about = 結果を見てみましょう。
letter-with = 相手：{ $names }
letter-alone = Tongiakiのあなたのテーブルです。
letter-whole = { $title }。{ $body }
letter-link = テーブルへ：{ $link }
letter-link-standings = 順位表へ：{ $link }
letter-stop = メールを止める：{ $link }
letter-confirm-title = Tongiakiのお知らせを受け取るアドレスの確認
letter-confirm = どなたかが、持ち時間の長いゲームのお知らせをこのアドレスで受け取ろうとしています。ご本人なら、24時間以内にこのリンクを開いてください：{ $link }
    心当たりがなければ、何もしなくてかまいません。ほかのメールは届きません。

## Link previews in messengers

preview-site = Tongiaki：ともに漕ぎ出すか、沈むか
preview-about = ポリネシアの航海をめぐる、2〜6人用のボードゲーム。無料、アカウント不要、約15分。
preview-private = Tongiakiの非公開テーブル
preview-open = { $names }とTongiakiで遊ぼう
preview-empty = Tongiakiのテーブル
preview-open-about = { $free ->
       *[other] 空席は{ $free }席です。
    }アカウント不要、約15分。
preview-game = { $names }のTongiaki
preview-running = 対戦中です。ライブで観戦できます。
preview-won = { $winners ->
       *[other] { $names }が{ $points }点で勝ちました。
    }対戦を見てみましょう。
preview-puzzle = Tongiakiの問題{ $number }
preview-puzzle-about = 最善の手番は？　盤上で試してみましょう。
preview-day = { $day }のTongiaki
preview-day-about = 毎日新しい、全員共通のゲームと問題。どこまで行けますか？
preview-tournament =
    { $kind ->
        [round_robin] Tongiaki大会（総当たり戦）
        [groups] Tongiaki大会（グループ戦）
       *[swiss] Tongiaki大会（スイス式）
    }
preview-tournament-about =
    { $status ->
        [open] { $places }人の枠に{ $entrants }人が参加しています。
        [running] 第{ $round }回戦（全{ $rounds }回戦）、参加者{ $entrants }人。
        [over] 大会は終わりました。参加者{ $entrants }人、全{ $rounds }回戦。
       *[cancelled] 大会は中止されました。
    }
