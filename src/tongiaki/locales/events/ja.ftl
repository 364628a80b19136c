### Texts of the tournament pages.

tournaments-about = アカウントがあれば、開始まで参加できます。開始後は、各回戦が自動的に順に始まります。
tournaments-none = 大会はまだありません。
tournaments-log-in = 大会を作る、または参加するにはログインしてください。
tournament-new = 新しい大会
tournament-make = 作る
tournament-kind = 方式
tournament-kind-long =
    { $kind ->
        [round_robin] 総当たり（1テーブル2人）
        [groups] 組分け（1テーブル3〜6人）
       *[swiss] スイス式（1テーブル2人）
    }
tournament-kind-short =
    { $kind ->
        [round_robin] 総当たり
        [groups] { $size }人ずつの組
       *[swiss] スイス式
    }
tournament-name = { $kind }（主催：{ $host }）
tournament-size = 1テーブルの人数
tournament-rounds = 回戦数
tournament-fill = この人数までボットで補う
tournament-filled = { $count }人になるまでボットで補います（{ $bot }）
tournament-fill-none = ボットなし
tournament-level = ボットの強さ
tournament-starts = 開始時刻（空欄なら手動で開始）
tournament-entrants = 参加：{ $count }／{ $places }
tournament-round = 第{ $round }回戦／全{ $rounds }回戦
tournament-status =
    { $status ->
        [running] 進行中
        [over] 終了
        [cancelled] 中止
       *[open] 受付中
    }
tournament-starts-at = 開始：{ $time }
tournament-round-at = 次の回戦：{ $time }
tournament-join = 参加する
tournament-leave = 参加を取りやめる
tournament-start = 開始
tournament-cancel = 中止する
tournament-game = 自分のゲームへ
tournament-gone = 離脱
tournament-standings = 順位表
tournament-points-about = 各テーブルで1位は1点、最下位は0点、その間は等間隔です。同点のときは、次の順に決まります：
tournament-bold = 太字：同点の参加者の順位を決めた値。
tournament-bye = 不戦勝：1点
tie-break-name =
    { $by ->
        [berger] ゾンネボルン・ベルガー
        [direct] 直接対決
        [wins] 勝ち数
       *[buchholz] ブッフホルツ
    }
tie-break-about =
    { $by ->
        [berger] 勝った相手の得点と、引き分けた相手の得点の半分。
        [direct] なお並んでいる全員が互いに対戦していれば、その間のゲームの得点。
        [wins] 単独または同点で勝ったゲームの数。
       *[buchholz] 対戦した相手全員の得点。人数の多いテーブルでは平均です。
    }
