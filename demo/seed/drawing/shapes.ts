import {box, fade, leaf, line, oval, path, rows, type Shape, type Tones, turn} from './pens.ts'

const mug: Shape = ({light, body, deep, dark}) =>
  line('M546 494c150-44 150 214-8 196', deep, 42) +
  line('M546 490c146-42 146 206-6 190', body, 34) +
  path('M236 430h328l-20 300q-6 50-56 50H312q-50 0-56-50z', body) +
  path(
    'M241 540c46 40 78 4 110 14s44 44 82 30 40-40 68-30 34 22 55 6l-12 170q-6 50-56 50H312q-50 0-56-50z',
    deep,
  ) +
  oval(400, 430, 164, 36, light) +
  oval(400, 435, 146, 27, dark)

const bowl: Shape = ({light, body, deep, dark}) =>
  path('M300 740h200l16 40H284z', deep) +
  path('M164 520h472c0 150-92 240-172 244H336c-80-4-172-94-172-244z', body) +
  line('M176 584c52-36 74 30 126 0s74 30 126 0 74 30 126 0 46 8 70 2', deep, 22) +
  line('M190 630c52-26 74 24 122 0s70 24 118 0 70 24 118 0 36 8 58 2', deep, 8) +
  oval(400, 520, 236, 54, light) +
  oval(400, 528, 214, 43, dark)

const vase: Shape = ({light, body, deep, dark}) =>
  path(
    'M352 252h96c-12 128 108 200 108 338 0 116-52 190-100 190H344c-48 0-100-74-100-190 0-148 120-220 108-338z',
    body,
  ) +
  path(
    'M352 252h96c-6 70 26 118 54 164-10 60-28 110-44 60s-30 120-50 130-20-90-42-70-30 90-44 40-26-96-24-150c30-60 58-104 54-174z',
    deep,
  ) +
  oval(400, 252, 54, 13, light) +
  oval(400, 255, 42, 9, dark)

const plate: Shape = ({light, body, deep, dark}) =>
  oval(400, 650, 306, 138, deep) +
  oval(400, 638, 306, 138, body) +
  oval(400, 640, 286, 126, light) +
  oval(400, 648, 206, 86, body) +
  oval(400, 652, 200, 82, light) +
  fade(
    0.2,
    rows(16, (i) => oval(250 + ((i * 83) % 300), 604 + ((i * 47) % 90), 4 + (i % 3) * 2, 3 + (i % 3), dark)),
  )

const saucer: Shape = ({light, body, deep}) =>
  oval(400, 712, 276, 78, deep) +
  oval(400, 702, 276, 78, body) +
  oval(400, 702, 256, 68, light) +
  oval(400, 708, 120, 32, body) +
  oval(400, 710, 112, 28, light) +
  turn(
    -16,
    420,
    660,
    box(250, 650, 330, 15, '#8f8a80', 8) +
      oval(250, 657, 54, 27, '#a8a399') +
      oval(246, 654, 38, 17, '#c9c5bb'),
  )

const dripper: Shape = ({light, body, deep, dark}) =>
  line('M566 474c100-14 100 130-34 136', deep, 34) +
  line('M566 470c96-12 96 122-32 128', body, 26) +
  path('M190 420h420l-132 268H322z', body) +
  line('M278 462l66 204M400 474v200M522 462l-66 204', deep, 13) +
  oval(400, 420, 210, 44, light) +
  oval(400, 426, 188, 34, dark) +
  path('M232 430c60 26 276 26 336 0l-110 210H342z', 'rgb(255 250 240 / 20%)') +
  oval(400, 706, 186, 32, deep) +
  oval(400, 696, 186, 32, body) +
  path('M330 716h140l-10 56q-2 12-14 12h-92q-12 0-14-12z', deep)

const teapot: Shape = ({light, body, deep, accent}) =>
  line('M248 500c-20-290 324-290 304 0', '#a8844f', 24) +
  fade(
    0.4,
    rows(6, (i) =>
      line(`M${[254, 274, 330, 420, 490, 534][i]} ${[430, 350, 292, 280, 312, 380][i]}l14 16`, '#5e4522', 6),
    ),
  ) +
  path('M556 640c70-20 96-110 132-152l34 14c-36 80-50 210-160 230z', deep) +
  path('M204 620c0-120 90-168 196-168s196 48 196 168-64 160-130 160H334c-66 0-130-40-130-160z', body) +
  path(
    'M212 664c60 26 90-18 140-6s60 34 110 16 80-16 124 0c-18 78-72 106-120 106H334c-52 0-108-30-122-116z',
    deep,
  ) +
  oval(400, 466, 112, 24, deep) +
  oval(400, 458, 106, 22, light) +
  oval(400, 452, 70, 15, body) +
  oval(400, 430, 26, 22, accent) +
  oval(392, 424, 8, 7, 'rgb(255 255 255 / 50%)')

const cup: Shape = ({light, body, deep, dark, accent}) =>
  oval(400, 764, 190, 34, deep) +
  oval(400, 756, 190, 34, body) +
  oval(400, 756, 168, 26, light) +
  path('M272 500h256c0 160-44 236-84 256h-88c-40-20-84-96-84-256z', body) +
  line('M280 560c80 24 160 24 240 0', deep, 8) +
  rows(6, (i) =>
    line(`M${296 + i * 38} ${596 + (i === 0 || i === 5 ? 0 : 8)}l17 56 17-56`, i % 2 ? accent : deep, 8),
  ) +
  line('M306 690c60 18 128 18 188 0', deep, 8) +
  oval(400, 500, 128, 28, light) +
  oval(400, 505, 112, 21, dark)

const tile: Shape = ({light, body, deep, dark}) =>
  box(196, 340, 408, 408, deep, 20) +
  box(188, 330, 408, 408, body, 20) +
  box(216, 358, 352, 352, light, 10) +
  `<rect x="232" y="374" width="320" height="320" fill="none" stroke="${body}" stroke-width="6" rx="6"/>` +
  path('M308 430h176v42L396 650h-66l84-170H308z', dark)

const notebook: Shape = ({light, body, deep, dark, accent}) =>
  box(232, 254, 366, 496, '#f4efe4', 8) +
  rows(4, (i) => box(590 - i * 4, 262 + i, 3, 480, 'rgb(80 60 40 / 22%)', 0)) +
  box(216, 240, 366, 500, body, 10) +
  fade(
    0.16,
    rows(22, (i) => box(216, 250 + i * 22, 366, 3, dark, 0)) +
      rows(16, (i) => box(226 + i * 22, 240, 3, 500, dark, 0)),
  ) +
  box(216, 240, 54, 500, deep, 10) +
  rows(9, (i) => box(236, 276 + i * 52, 14, 22, light, 6)) +
  box(330, 330, 180, 110, light, 4) +
  box(356, 366, 128, 7, deep, 3) +
  box(376, 392, 88, 7, deep, 3) +
  path('M500 740h24v92l-12-20-12 20z', accent)

const letters: Shape = ({light, body, deep, dark, accent}) =>
  turn(
    -7,
    420,
    400,
    box(240, 214, 330, 430, 'rgb(40 24 12 / 14%)', 4) +
      box(230, 204, 330, 430, light, 4) +
      rows(8, (i) => box(274, 256 + i * 40, i === 7 ? 120 : 244 - (i % 3) * 18, 5, deep, 2)),
  ) +
  turn(
    4,
    400,
    640,
    box(172, 478, 446, 290, 'rgb(40 24 12 / 16%)', 8) +
      box(164, 468, 446, 290, body, 6) +
      path('M164 474l223 160 223-160v-6H164z', deep) +
      line('M168 752l150-138M606 752L456 614', deep, 4) +
      oval(387, 634, 38, 38, accent) +
      oval(387, 634, 26, 26, 'rgb(255 255 255 / 18%)') +
      line('M376 634h22M387 623v22', dark, 4),
  )

const planner: Shape = ({light, body, deep, dark, accent}) =>
  box(186, 170, 428, 590, light, 4) +
  box(186, 170, 428, 86, accent, 4) +
  rows(3, (i) => box(226 + i * 34, 204, 22, 18, 'rgb(255 255 255 / 80%)', 3)) +
  rows(12, (i) => {
    const [x, y] = [210 + (i % 3) * 130, 284 + Math.floor(i / 3) * 116]
    return (
      box(x, y, 120, 100, i % 5 === 3 ? deep : body, 4) +
      box(x + 8, y + 10, 46, 8, dark, 2) +
      fade(
        0.55,
        rows(15, (n) => box(x + 8 + (n % 5) * 22, y + 30 + Math.floor(n / 5) * 21, 14, 13, light, 2)),
      )
    )
  }) +
  box(176, 156, 448, 24, deep, 10)

const wheel: Shape = ({light, body, deep, dark, accent}) =>
  box(352, 720, 96, 70, dark, 0) +
  oval(400, 716, 292, 56, dark) +
  oval(400, 700, 292, 56, accent) +
  oval(400, 696, 250, 45, 'rgb(255 255 255 / 14%)') +
  path('M276 470h248c44 70 10 170-46 222H322c-56-52-90-152-46-222z', body) +
  line('M256 556c90 26 198 26 288 0M264 610c84 24 188 24 272 0M288 656c70 18 154 18 224 0', deep, 7) +
  oval(400, 470, 126, 30, light) +
  oval(400, 475, 108, 22, dark)

const tiles: Shape = ({light, body, deep, dark, accent}) =>
  box(160, 204, 480, 580, '#a9805a', 12) +
  box(160, 204, 480, 18, '#c39a72', 10) +
  rows(12, (i) => {
    const [x, y] = [190 + (i % 3) * 146, 240 + Math.floor(i / 3) * 134]
    return (
      box(x + 5, y + 8, 128, 114, 'rgb(40 22 8 / 30%)', 12) +
      box(x, y, 128, 114, [light, body, deep, accent, dark][(i * 3) % 5] ?? body, 12) +
      path(
        `M${x} ${y + 70}c30-22 44 18 70 0s40 8 58-6v44q0 6-12 6H${x + 12}q-12 0-12-12z`,
        'rgb(255 255 255 / 26%)',
      ) +
      oval(x + 64, y + 18, 8, 8, 'rgb(40 22 8 / 45%)')
    )
  })

const parcel: Shape = ({light, body, deep, dark, accent}) =>
  box(166, 410, 468, 360, deep, 8) +
  box(166, 396, 468, 350, body, 8) +
  path('M166 396h468l-70 60H236z', 'rgb(255 255 255 / 14%)') +
  box(236, 640, 170, 74, light, 4) +
  box(254, 662, 110, 6, dark, 3) +
  box(254, 682, 80, 6, dark, 3) +
  line('M470 398v370M168 560h464', accent, 9) +
  line(
    'M470 558c-74-76-124-10-4 2c110-100 146-14 4-2c-20 30-60 56-70 70M470 560c24 34 46 40 64 72',
    accent,
    9,
  )

const stems: Shape = ({light, body, deep, dark, accent}) =>
  line(
    'M404 560c-14-120-70-160-104-260M400 560c0-140 12-220 6-360M396 560c14-110 70-150 112-236',
    '#5f7a50',
    9,
  ) +
  leaf(372, 452, 90, -150, '#6d8c5c') +
  leaf(404, 400, 96, -30, '#7a9a68') +
  leaf(440, 470, 84, -20, '#6d8c5c') +
  leaf(340, 380, 70, -170, '#7a9a68') +
  rows(7, (i) => turn(i * 51, 298, 290, oval(298, 248, 21, 40, accent))) +
  oval(298, 290, 24, 24, dark) +
  rows(8, (i) => turn(i * 45, 406, 190, oval(406, 138, 23, 48, light))) +
  oval(406, 190, 28, 28, '#d9a441') +
  rows(7, (i) => turn(i * 51, 512, 316, oval(512, 278, 20, 38, accent))) +
  oval(512, 316, 22, 22, dark) +
  path('M344 540h112c44 60 62 120 40 194-10 32-32 46-62 46h-68c-30 0-52-14-62-46-22-74-4-134 40-194z', body) +
  path(
    'M318 640c54 30 110 30 164 0 18 30 22 60 14 94-10 32-32 46-62 46h-68c-30 0-52-14-62-46-8-34-4-64 14-94z',
    deep,
  ) +
  oval(400, 540, 56, 11, dark)

const kiln: Shape = ({body, deep, dark}) =>
  box(384, 150, 76, 240, deep, 0) +
  box(372, 140, 100, 26, body, 4) +
  path('M170 790V520c0-260 460-260 460 0v270z', body) +
  fade(
    0.5,
    rows(6, (i) =>
      line(
        `M${[238, 188, 172, 172, 172, 172][i]} ${412 + i * 62}H${[562, 612, 628, 628, 628, 628][i]}`,
        deep,
        5,
      ),
    ) +
      rows(22, (i) =>
        line(
          `M${196 + (i % 6) * 78 + (Math.floor(i / 6) % 2) * 38} ${476 + Math.floor(i / 6) * 62}v58`,
          deep,
          5,
        ),
      ),
  ) +
  path('M276 790V610c0-150 248-150 248 0v180z', dark) +
  path('M300 790V624c0-120 200-120 200 0v166z', '#f08a3c') +
  path('M322 790V650c0-88 156-88 156 0v140z', '#ffd98a') +
  path('M350 790v-60h32v-34h36v34h32v60z', dark) +
  oval(400, 694, 22, 6, dark)

const card: Shape = ({light, body, deep, accent}) =>
  turn(
    -7,
    400,
    560,
    box(128, 380, 560, 340, 'rgb(40 24 12 / 18%)', 22) +
      box(118, 366, 560, 340, body, 22) +
      path('M118 560c120-90 230 40 340-30s150-60 220-20v174q0 22-22 22H140q-22 0-22-22z', deep) +
      box(118, 480, 560, 40, accent, 0) +
      box(224, 366, 40, 340, accent, 0) +
      line(
        'M246 500c-90-96-150-6 0 0c120-110 160 0 0 0c-20 34-50 50-60 74M246 500c30 30 40 46 66 62',
        light,
        12,
      ) +
      oval(246, 500, 17, 17, light) +
      box(470, 630, 160, 14, light, 6) +
      box(530, 656, 100, 10, light, 5),
  )

const journal: Shape = ({light, body, deep, dark, accent}) =>
  path(
    'M96 360c100-44 208-34 304 26 96-60 204-70 304-26v400c-100-34-208-24-304 36-96-60-204-70-304-36z',
    dark,
  ) +
  path('M116 348c100-40 194-30 284 30v400c-90-56-184-66-284-30z', light) +
  path('M684 348c-100-40-194-30-284 30v400c90-56 184-66 284-30z', '#fbf6ec') +
  path('M400 378c-14-10-30-18-46-24v396c16 6 32 16 46 28z', 'rgb(60 40 20 / 12%)') +
  rows(8, (i) => line(`M156 ${404 + i * 38}c70-14 140-6 200 24`, deep, 5)) +
  path('M446 404c56-26 116-34 192-20v150c-70-12-136-4-192 20z', body) +
  path('M446 540c50-60 80-20 104-60s60-20 88-10v64c-70-12-136-4-192 20z', accent) +
  rows(3, (i) => line(`M448 ${604 + i * 38}c56-22 120-30 188-18`, deep, 5))

/** A jar that leans forward, for salt. */
const jar: Shape = ({light, body, deep, dark}) =>
  path('M256 480c0-110 80-150 150-150s150 50 144 160l-4 220c0 50-30 70-70 70H324c-44 0-74-24-72-70z', body) +
  path('M253 620c70 34 220 34 295 0l-2 90c0 50-30 70-70 70H324c-44 0-74-24-72-70z', deep) +
  turn(-8, 396, 490, oval(396, 490, 128, 112, light) + oval(396, 494, 110, 95, dark)) +
  path('M300 540c30-40 60-46 100-44s70 20 92 52c-30 40-160 46-192-8z', '#faf7f0')

const nestOf = ({light, body, deep, dark}: Tones, y: number, r: number) =>
  path(
    `M${400 - r} ${y}h${2 * r}c0 ${r * 0.5}-${r * 0.4} ${r * 0.72}-${r * 0.66} ${r * 0.74}h-${r * 0.68}c-${r * 0.26}-${r * 0.02}-${r * 0.66}-${r * 0.24}-${r * 0.66}-${r * 0.74}z`,
    body,
  ) +
  path(
    `M${400 - r * 0.98} ${y + r * 0.2}c${r * 0.5} ${r * 0.12} ${r * 1.46} ${r * 0.12} ${r * 1.96} 0-${r * 0.06} ${r * 0.36}-${r * 0.4} ${r * 0.52}-${r * 0.64} ${r * 0.54}h-${r * 0.68}c-${r * 0.24}-${r * 0.02}-${r * 0.56}-${r * 0.2}-${r * 0.64}-${r * 0.54}z`,
    deep,
  ) +
  oval(400, y, r, r * 0.2, light) +
  oval(400, y + 6, r * 0.92, r * 0.16, dark)

const nest: Shape = (tones) => nestOf(tones, 570, 270) + nestOf(tones, 510, 200) + nestOf(tones, 466, 138)

const inkwell: Shape = ({light, body, deep}) =>
  path(
    'M344 500h112c0 50 130 60 130 190 0 60-40 90-90 90H304c-50 0-90-30-90-90 0-130 130-140 130-190z',
    body,
  ) +
  path('M214 680c60-30 110 24 190 0s130-26 182 4c2 66-40 96-90 96H304c-50 0-92-30-90-100z', deep) +
  path('M352 420h96l8 84H344z', '#c39a6b') +
  oval(400, 420, 48, 11, '#d9b487') +
  fade(
    0.4,
    rows(5, (i) => oval(364 + i * 18, 448 + (i % 2) * 24, 5, 4, '#7a5630')),
  ) +
  oval(400, 506, 58, 12, light)

/** A parcel in paper with a printed pattern. */
const wrapped: Shape = (tones) =>
  parcel({...tones, light: tones.body}) +
  fade(
    0.75,
    rows(24, (i) => {
      const [x, y] = [196 + (i % 6) * 76 + (Math.floor(i / 6) % 2) * 30, 436 + Math.floor(i / 6) * 84]
      return oval(x, y, 15, 15, i % 2 ? tones.accent : tones.light) + oval(x, y, 6, 6, tones.deep)
    }),
  ) +
  line('M470 398v370M168 560h464', tones.light, 16) +
  line(
    'M470 558c-74-76-124-10-4 2c110-100 146-14 4-2c-20 30-60 56-70 70M470 560c24 34 46 40 64 72',
    tones.light,
    14,
  )

/** A box of cards, each with its colour. */
const recipes: Shape = ({light, body, deep, dark, accent}) =>
  rows(5, (i) =>
    turn(
      -9 + i * 4,
      400,
      780,
      box(226, 270 + i * 22, 350, 400, i % 2 ? light : '#fbf6ec', 8) +
        box(226, 270 + i * 22, 350, 44, [accent, body, deep, dark, body][i] ?? body, 8),
    ),
  ) +
  box(252, 420, 230, 7, deep, 3) +
  box(252, 446, 180, 7, deep, 3) +
  path('M180 520h440l-18 240q-2 20-24 20H222q-22 0-24-20z', '#b58a5e') +
  path('M180 520h440l-4 50H184z', '#c9a175') +
  box(310, 610, 180, 90, light, 6) +
  box(336, 640, 128, 8, deep, 3) +
  box(360, 664, 80, 8, deep, 3)

export const shapes = {
  mug,
  bowl,
  vase,
  plate,
  saucer,
  dripper,
  teapot,
  cup,
  tile,
  notebook,
  letters,
  planner,
  wheel,
  tiles,
  parcel,
  stems,
  kiln,
  card,
  journal,
  jar,
  nest,
  inkwell,
  wrapped,
  recipes,
} satisfies Record<string, Shape>
