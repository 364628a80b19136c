### Texts that a table loads after its first paint.

## Help in a player's first games

coach-aim = 目標は、海の探検が終わったとき、点の高い島をできるだけ多く自分の船で押さえておくことです。
coach-aim-add = 船を増やす
coach-aim-sail = 一杯になった浜辺から出航する
coach-aim-land = 上陸する
coach-aim-score = 点を得る
coach-full = この浜辺は一杯です。ほかの色の船も含めて、船団全体が出航します。桟橋はあなたが選びます。
coach-current = 海流の数字は、船団が通るのに必要な色の数です。色が足りないと難破します。
coach-crown = 島の船がすべて自分のものなら、その島の王になれます。手番はそれで終わりますが、島は最後まであなたのものです。
coach-shortage = 船か停泊場所が足りません。停泊場所のない船は手駒に戻ります。手駒がないときは、船を増やす代わりに、ボード上の船を移します。

## Remarks of bots

# Reasons: its ship was taken along, sank or found no berth; it crowned or discovered an island.
remark-thanks =
    { $temper ->
        [warm] 乗せてくれてありがとう！
        [lively] 最高の航海だった！　ありがとう！
       *[dry] ご親切に。それとも海流のおかげかな？
    }
remark-sunk =
    { $temper ->
        [warm] ああ、私の船が！
        [lively] うわっ、冷たい！
       *[dry] みんな泳げるよ。たぶんね。
    }
remark-stranded =
    { $temper ->
        [warm] 場所がない？　じゃあ、また今度。
        [lively] おーい、一緒に来たのに！
       *[dry] 満員か。都合よくできてるね。
    }
remark-crowned =
    { $temper ->
        [warm] この島は落ち着くなあ。
        [lively] 見て、王様になったよ！
       *[dry] 私の島。静かになったね。
    }
remark-found =
    { $temper ->
        [warm] 島だ！　みんなの分の場所があるよ。
        [lively] 島が見えた！　見つけたのは私！
       *[dry] 島か。思ったとおりだ。
    }
remarks-setting = ボットのひとこと
remarks-setting-about = 1ゲームにつき、ボットごとに2回までです。

## Reactions: ready-made chat messages

reactions-open = リアクション
reaction-hello = こんにちは！
reaction-luck = がんばって！
reaction-praise = お見事！
reaction-thanks = ありがとう！
reaction-wow = すごい！
reaction-oops = おっと！
reactions-setting = リアクションを表示
reactions-setting-about = ボードの上に表示され、チャットにも残ります。
