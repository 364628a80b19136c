### Texts of the tutorial and the puzzles.

## Tutorial. The player is red. The steps are in ../tutorial.toml.

tutorial-title = 遊びながら覚える
tutorial-lesson = { $number }. { $name }
tutorial-on = 続ける
tutorial-next = 次のレッスン
tutorial-again = もう一度
tutorial-anew = 最初から
tutorial-play = やさしいボットと対戦する
tutorial-finished = これで全部です。もうルールは覚えました。ゲーム中は「元に戻す」で、最後にタイルをめくったところまで決定を取り消せます。あとはボットを相手に練習しましょう。
tutorial-astray = ルール上はできますが、このレッスンの目的は別のことです。

tutorial-settle = はじまり
tutorial-settle-1 = 目標は、海の探検が終わったとき、点の高い島にできるだけ多く自分の船を残しておくことです。全員がTongaから始めます。あなたは赤です。6つの浜辺のどれかに最初の船を置いてください。
tutorial-settle-2 = 黄と緑も船を置きました。次は2隻目です。準備の間、同じ浜辺に3隻目は置けません。
tutorial-settle-2-done = いよいよゲームの始まりです。どの浜辺を選んだか覚えておきましょう。浜辺にはそれぞれ桟橋があり、そこから出る船はその方向へ進みます。

tutorial-expand = 増加
tutorial-expand-1 = あなたの手番です。ふだんは船を増やします。島を選ぶと、そこにある自分の船と同じ数だけ、それぞれ別の浜辺に船が増えます。Tongaには2隻あります。Tongaを選び、それから浜辺を2つ選んでください。
tutorial-expand-1-done = 2隻が4隻になりました。こうして仲間が増えていきます。
tutorial-expand-2 = 増える船は、その島の浜辺の数までです。今いちばん多く増やせる島で増やしてください。
tutorial-expand-2-astray = そこでは1隻しか増えません。自分の船がもっと多い島はどこでしょう。
tutorial-expand-2-done = Fijiの浜辺に1隻ずつ、一度に3隻増えました。

tutorial-full = 一杯になった浜辺
tutorial-full-1 = Tongaの北の浜辺は、空いている停泊場所があと1つです。新しい船をそこに置きましょう。Tongaを選び、それからこの浜辺を選んでください。
tutorial-full-1-astray = そこではまだ何も起こりません。北の浜辺を一杯にしてください。
tutorial-full-2 = 浜辺が一杯になったので、そこの船はすべて出航します。あなたの船も黄の船も同じ船団です。桟橋の先にはFijiがあります。その桟橋を選んでください。
tutorial-full-3 = 黄の船も含めて、どこに上陸するかはあなたが決めます。まず空きのある浜辺に1隻ずつです。3隻それぞれの浜辺を選んでください。
tutorial-full-3-done = Fijiに着きました。黄も一緒に連れてこられました。ゲームの最後に、島の点は、そこに船がある全員に入ります。

tutorial-unknown = 未知の海へ
tutorial-unknown-1 = 北東に何があるかは、誰も知りません。そこへ出られるTongaの浜辺を一杯にしてください。
tutorial-unknown-1-astray = それでは未知の海へ出られません。北東の浜辺は、停泊場所があと1つ空いています。
tutorial-unknown-2 = この桟橋の先にはまだ何もありません。出航しましょう。山札の一番上のタイルがめくられ、そこに置かれます。
tutorial-unknown-3 = まず海タイルが現れ、その海流に運ばれてSamoaに着きました。島の発見です！　船を上陸させてください。
tutorial-unknown-3-done = Samoaは5点です。何が出るかは運ですが、運だけではありません。テーブルでは、山札に残っているタイルを見られます。

tutorial-currents = 海流
tutorial-currents-1 = 海流の数字は、船団が通るのに必要な色の数です。Tongaの北の浜辺にはあなたの船が2隻だけ、南東には黄と緑が1隻ずつあります。Tongaのこの2つの浜辺で増やしてください。
tutorial-currents-1-astray = 北と南東、2つの浜辺を一度に一杯にしてください。
tutorial-currents-2 = 浜辺が2つ一杯になりました。どちらが先に出航するかはあなたが決めます。桟橋にカーソルを重ねるか1回タップすると、船団がどこまで行けるかがわかります。通れるのはどちらの船団でしょう。
tutorial-currents-2-astray = この船団は1色ですが、海流には2色必要です。このままでは難破します。先に3色の船団を出航させてください。
tutorial-currents-3 = 3色あったので、船団はSamoaに上陸しました。今度は残りの船も出航しなければなりません。2色必要なところを1色で進みます。
tutorial-currents-3-done = 船団は難破し、船は手駒に戻りました。船が永久に失われることはありません。でも遠くへ行きたいなら、ほかの人の船を連れていきましょう。

tutorial-chain = 上陸と連鎖
tutorial-chain-1 = 手番は1回の上陸で終わるとは限りません。まずTongaの北東の浜辺を一杯にしてください。
tutorial-chain-1-astray = Nauruに面した北東の浜辺を一杯にしてください。
tutorial-chain-2 = Nauruへ出航してください。
tutorial-chain-3 = Nauruの黄の船がいる浜辺は、停泊場所があと1つです。そこに上陸すると浜辺が一杯になり、すぐまた出航します。赤の船をそこに置いてください。
tutorial-chain-3-astray = 黄の船の隣に赤の船を置いてください。そうすれば自分の船が先へ進めます。
tutorial-chain-4 = その調子です。残りの2隻を、ほかの浜辺に1隻ずつ置いてください。
tutorial-chain-5 = 浜辺が一杯になったので、まだ続きます。北の桟橋からはFijiへ行けます。
tutorial-chain-5-astray = この桟橋の先は未知の海です。Fijiへはもう1つの桟橋から行けます。
tutorial-chain-6 = 2隻とも上陸させてください。
tutorial-chain-6-done = 1回の手番で2つの島に着きました。これが連鎖です。上陸で浜辺が一杯になるかぎり続きます。
tutorial-chain-7 = 船団に停泊場所が足りないこともあります。Tongaの北の浜辺を一杯にしてください。3隻がTubuaiへ出航します。
tutorial-chain-7-astray = 自分の船が黄の船の隣にある、Tongaの北の浜辺を一杯にしてください。
tutorial-chain-8 = 3隻に対し、Tubuaiで空いている停泊場所は2つだけです。余った船は手駒に戻ります。誰の船が余るかはあなたが決めます。自分の2隻を上陸させてください。
tutorial-chain-8-astray = それでは自分の船が1隻、手駒に戻ってしまいます。自分の2隻を上陸させてください。
tutorial-chain-8-done = 黄の船は黄の手駒に戻りました。Tubuaiの浜辺は2つとも一杯になったので、この連鎖もまだ続きます。

tutorial-king = 王
tutorial-king-1 = 普通の島からはほかの人に追い出されることがありますが、王の島なら安全です。Tahitiにはあなたの船しかありません。お面を選び、それからTahitiを選んでください。
tutorial-king-1-astray = ここでは王になりましょう。お面を選び、それからTahitiを選んでください。
tutorial-king-1-done = Tahitiはずっとあなたのものです。黄の船団は来ましたが、引き返すしかありませんでした。王になれるのは2回まで、Tongaではなれません。王になると、それで手番は終わりです。

tutorial-stuck = 船が足りないとき
tutorial-stuck-1 = 残った船は、点にならないTongaの1隻だけです。こんなときは、やり直すのも手です。バツ印の付いた島を選んでください。
tutorial-stuck-1-astray = 船が1隻では、あまり役に立ちません。バツ印の付いた島を選んでください。
tutorial-stuck-2 = 船はすべて手駒に戻りました。島が出るまでタイルを置いていきます。次のタイルを置くTongaの桟橋を選んでください。
tutorial-stuck-2-astray = そこでもかまいませんが、このレッスンではTongaの桟橋を選んでください。
tutorial-stuck-3 = Hawaiiです！　浜辺の1つに船を置いてください。
tutorial-stuck-3-done = 船1隻で5点です。これからの手番のための手駒もたっぷりあります。
tutorial-stuck-4 = 手駒がないので、この手番では船を1隻移します。まず移す先として、停泊場所があと1つ空いているTongaの北の浜辺を選んでください。
tutorial-stuck-4-astray = 黄の船がある、Tongaの北の浜辺を選んでください。
tutorial-stuck-5 = 次に、そこへ移す船を選びます。Fijiには必要以上に船があります。そこから1隻選んでください。
tutorial-stuck-5-astray = Fijiの船を選んでください。点には1隻で足ります。
tutorial-stuck-5-done = その船で浜辺が一杯になり、いつものように船団が出航します。手駒がない間は、船を増やす代わりに1隻を移します。
tutorial-stuck-6 = ここでは、王のいない島に自分の船がありません（Tahitiの王は数えません）。Tongaに2隻、または王のいないほかの島に1隻を置いて復帰します。Samoaは5点の島です。浜辺の1つに船を置いてください。
tutorial-stuck-6-astray = そこでもかまいませんが、このレッスンではSamoaに復帰してください。
tutorial-stuck-6-done = 復帰しました。Samoaの点があなたにも入ります。Tahitiは、その間もずっと王が守ってくれていました。

tutorial-end = ゲームの終わり
tutorial-end-1 = ゲームの最後の手番です。山札に残っている島は1枚。それをめくるとゲームが終わります。Nauruの、自分の船がある浜辺を一杯にしてください。
tutorial-end-1-astray = Nauruの、自分の船がある浜辺で増やしてください。
tutorial-end-2 = 桟橋の1つはFijiへ、もう1つは未知の海へ続いています。最後の島を発見してください。
tutorial-end-2-astray = そちらはもう船があるFijiです。もう1つの桟橋を選んでください。
tutorial-end-3 = 最後の島、Tahitiです！　手番は最後まで続けます。船を上陸させてください。
tutorial-end-3-done = ゲーム終了です。表のとおり、島の点は、そこに船がある全員に入ります。あなたの勝ちです。

## Puzzles

puzzles-about = 最善の手番を見つけてください。手番は最後まで進めます。間違えると、どれだけ損をするかがわかります。解いた問題はこのブラウザが覚えています。毎日、全員に同じ問題が1つ出ます。
puzzles-today = 今日の問題
puzzles-run = 連続正解：{ $run }
puzzles-continue = 続ける
puzzles-themes = テーマ別
puzzles-all-solved = すべての問題を解きました。
puzzles-none-offered = 今は問題がありません。
puzzles-kind-chain = いちばん長い連鎖
puzzles-kind-save = 船団を救う
puzzles-kind-crown = 王になるか、ならないか
puzzles-kind-sink = ライバルを難破させる
puzzles-kind-last = 最後の手番で勝つ
puzzles-kind-end = ゲームを終わらせる
puzzles-kind-drive = ライバルを追い出す
puzzles-kind-trade = 得な取り引き
puzzles-solved = 解いた数：{ $solved } / { $count }
puzzles-solved-one = 正解
puzzles-failed-one = 初回は不正解
puzzle-title = 問題{ $number }
puzzle-turn = あなたの色は{ $colour }です。
puzzle-rating = 難しさ：{ $rating }
puzzle-task-chain = 船団を次々に出航させて、いちばん長い連鎖を見つけてください。
puzzle-task-save = 船団が危険です。自分の船を1隻も失わないように手番を進めてください。
puzzle-task-sink = ライバルの船を、海流で難破させてください。
puzzle-task-last = これがゲーム最後の手番です。単独で勝ってください。
puzzle-task-end = めくったタイルでゲームが終わる可能性のある手番にしてください。
puzzle-task-drive = 誰の船も失わせずに、ライバルを島から追い出してください。
puzzle-task-trade = 得な取り引きをしてください。島を1つ手放して、ライバルに自分より多くの点を失わせます。
puzzle-best-chain = 最善の手番を見つけてください。船団が3つ以上出航します。
puzzle-best-save = 最善の手番を見つけてください。船を失う手番もあるので、気をつけてください。
puzzle-best-crown = 最善の手番を見つけてください。島の王になることもできますが、今がその時でしょうか。
puzzle-best-sink = 最善の手番を見つけてください。ライバルの船が難破します。
puzzle-best-last = これがゲーム最後の手番です。最善の手番を見つけてください。
puzzle-best-end = 最善の手番を見つけてください。めくるタイルで、ゲームが終わるかもしれません。
puzzle-best-drive = 最善の手番を見つけてください。ライバルを島から追い出し、誰の船も失われません。
puzzle-best-trade = 最善の手番を見つけてください。島を1つ手放し、ライバルは自分より多くの点を失います。
puzzle-on = ここまでは正解です。続けてください。
puzzle-solved = 正解です！　これが最善の手番です。
puzzle-shown = これが最善の手番です。
puzzle-wrong = もっとよい手があります。これでは勝率が約{ $cost }ポイント下がります。元に戻して、もう一度考えてみてください。
puzzle-wrong-unknown = これは最善の手番ではありません。元に戻して、もう一度考えてみてください。
puzzle-solution = 答えを見る
puzzle-solution-ask = 答えを見ると、この問題は不正解として記録されます。
puzzle-solution-yes = 見る
puzzle-solution-no = もう少し考える
puzzle-why = どうして？
puzzle-why-tempting = つい選びたくなる手番
puzzle-why-best = 最善の手番
puzzle-why-cost = 勝率が約{ $cost }ポイント下がります。
puzzle-why-free = これよりよい手番はありません。
puzzle-next = 次の問題
puzzles-about-you = あなたのレーティング：{ $rating }（{ $attempts }問）
puzzles-about-you-roughly = あなたのレーティング：約{ $rating }（{ $attempts }問）
puzzles-honest = このレーティングは自分だけの目安です。問題には答えも付いてくるので、先に答えを見たかどうかは誰も確かめません。
puzzles-guest = アカウントがあると、最初の挑戦が記録され、レーティングが付きます。
puzzles-unsent = オンラインに戻ると記録される数：{ $count }
puzzles-order = 並べ方
puzzles-order-kind = 種類別
puzzles-order-easy = やさしい順
puzzles-order-hard = 難しい順
puzzles-fresh = 新しい問題だけ
puzzles-none = どれも挑戦済みです。
puzzles-rating-one = 難しさ：{ $rating }
puzzle-counted = 記録しました。レーティングは{ $rating }になりました。
puzzle-unsent = この挑戦は、オンラインに戻ると記録されます。
puzzle-new-day = 日付が変わりました。
puzzle-dropped = 問題{ $number }は、もう問題集にありません。
puzzle-dropped-about = 今の基準に合わなくなったため外されました。挑戦したことがあれば、その結果とレーティングは残っています。
puzzle-dropped-solved = この問題は解けています。
puzzle-dropped-failed = この問題は一度では解けませんでした。
puzzle-all = 問題の一覧
