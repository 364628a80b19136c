### Texts of games on this device, without a server.

## Page with the games of this device

device-title = この端末で遊ぶ
device-about = ひとりでボットと対戦したり、端末を回して何人かで遊んだりできます。サーバーもアカウントも要りません。
device-new = 新しいゲーム
device-player = プレイヤー{ $number }
device-seat = 席{ $number }のプレイヤー
device-name = プレイヤー{ $number }の名前
device-person = 人
device-pass-about = 手番が変わるたびに、次のプレイヤーの名前が画面に表示されます。
device-nobody = 少なくとも1人は人が参加してください。
device-start = ゲームを始める
device-games = 保存されているゲーム
device-games-none = まだゲームがありません。ゲームは1手ごとにここに保存されます。
device-game-running = { $count }手、最後に遊んだ日：{ $date }
device-game-over = { $count }手で終了、{ $date }
device-continue = 続ける
device-save = ファイルに保存
device-delete = 削除
device-delete-sure = このゲームを削除しますか。ほかの場所には保存されていません。
device-keep = 残す
device-import = 保存したゲームを追加
device-offline = オフラインで遊ぶ
device-offline-about = 必要なものをすべてこのブラウザに保存します。保存すると、この端末でのゲーム、チュートリアル、問題、リプレイ、解析がオフラインでも使えます。
device-offline-store = オフラインで使えるようにする
device-offline-store-size = オフラインで使えるようにする（{ $size }MB）
device-offline-stored = すべて保存されました。オフラインで遊べます。
device-offline-remove = このブラウザから削除
device-offline-failed = すべてを保存できませんでした。接続と空き容量を確認して、もう一度お試しください。
device-offline-impossible = このブラウザがファイルを保存できるのは、サイトのアドレスがhttpsで始まる場合だけです。

## Loading

device-loading = ゲームを読み込んでいます…
device-loading-about = このブラウザにファイルが残っている間は、読み込みは一度だけです。
device-loading-size = { $loaded } / { $total }MB
device-loading-start = 起動しています…
device-loading-cancel = キャンセル
device-loading-problem = ゲームを開けませんでした
device-loading-offline = 届かなかったファイルがあります。接続を確認して、もう一度お試しください。
device-loading-blocked = このページではWebAssemblyが許可されていません。この端末でのゲームにはWebAssemblyが必要です。
device-loading-failed = ゲームの起動中に問題が発生しました。もう一度お試しください。
device-loading-cancelled = 読み込みをキャンセルしました。
device-slow-title = 時間がかかるかもしれません
device-slow = この端末では、{ $level }が1手に3秒以上考えることがあります。
device-slow-faster = { $level }と対戦する
device-slow-anyway = それでも{ $level }と対戦する
device-elsewhere-title = 別のタブで開いています
device-elsewhere = このゲームは別のタブでプレイ中です。そのタブを閉じると、ここで続けられます。

## During the game

device-handover = { $name }さんの番です
device-handover-go = 準備できました
device-handover-undo = 直前の手はまだ元に戻せます。
