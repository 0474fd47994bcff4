import {
  box,
  fade,
  fromAbove,
  leaf,
  line,
  oval,
  path,
  pencil,
  place,
  rows,
  steam,
  type Tones,
  turn,
  twig,
} from './pens.ts'
import {shapes} from './shapes.ts'

/** What is drawn behind and before a thing in use. */
export interface Use {
  behind?: (tones: Tones) => string
  before?: (tones: Tones) => string
}

const COFFEE = '#4a2f1f'
const KRAFT = '#c8a57c'
const GREEN = '#6f8a5a'

const drink = (y: number, rx: number, ry: number) =>
  oval(400, y, rx, ry, COFFEE) + fade(0.3, oval(400 - rx * 0.3, y - ry * 0.2, rx * 0.4, ry * 0.3, '#f3d9b8'))

const apple = (x: number, y: number, r: number, color: string) =>
  oval(x, y, r, r * 0.94, color) +
  fade(0.3, oval(x - r * 0.35, y - r * 0.35, r * 0.3, r * 0.22, '#fff')) +
  line(`M${x} ${y - r * 0.8}c4-20 10-26 20-34`, '#5d4328', 6) +
  leaf(x + 6, y - r * 0.95, r * 0.6, -14, GREEN)

const biscuits = (x: number, y: number) =>
  oval(x, y, 112, 30, '#fbf7ef') +
  oval(x, y - 4, 92, 22, '#efe6d8') +
  rows(3, (i) =>
    oval(x - 34 + i * 36, y - 18 - (i % 2) * 12, 44, 17, ['#c98f4e', '#d9a45f', '#b97f42'][i] ?? '#c98f4e'),
  )

const fork = (x: number, y: number, degrees: number) =>
  turn(
    degrees,
    x,
    y,
    box(x - 5, y, 10, 250, '#9c988f', 5) +
      path(`M${x - 24} ${y - 70}h7v50h9v-50h7v50h9v-50h7v54c0 26-10 30-19 34-10-4-20-8-20-34z`, '#9c988f'),
  )

const nib = (x: number, y: number, degrees: number) =>
  turn(
    degrees,
    x,
    y,
    box(x + 60, y - 9, 300, 18, '#7b4a35', 9) +
      path(`M${x} ${y}l60-13v26z`, '#8f8a80') +
      line(`M${x + 4} ${y}h40`, '#4d4a44', 2),
  )

const arm = (from: string, sleeve: string) => line(from, sleeve, 120) + line(from, 'rgb(0 0 0 / 6%)', 60)

export const uses: Partial<Record<keyof typeof shapes, Use>> = {
  mug: {before: () => drink(436, 140, 24) + steam(400, 390) + biscuits(150, 850)},
  bowl: {
    before: ({body}) =>
      apple(296, 486, 72, '#c2493a') +
      apple(496, 490, 68, '#d9a13f') +
      apple(396, 462, 78, '#b6ad4b') +
      path('M166 532c60 54 408 54 468 0l-4 40c-70 40-390 40-460 0z', body),
  },
  vase: {
    behind: () =>
      twig(400, 268, 210, -24, '#6b4f35', '#7d9468') +
      twig(400, 268, 236, 3, '#6b4f35', '#64805a') +
      twig(400, 268, 200, 32, '#6b4f35', '#8ba175'),
  },
  plate: {
    before: () =>
      oval(400, 632, 150, 62, '#b97a3e') +
      oval(400, 620, 150, 62, '#d9a05a') +
      oval(400, 616, 126, 50, '#8d2f3f') +
      rows(9, (i) =>
        oval(320 + ((i * 61) % 160), 590 + ((i * 29) % 52), 17, 12, i % 2 ? '#a83c4c' : '#5f1f30'),
      ) +
      leaf(400, 606, 46, -30, GREEN) +
      leaf(400, 606, 40, -150, GREEN) +
      fork(700, 700, 14),
  },
  saucer: {
    before: (tones) => place(400, 716, 0.62, shapes.mug(tones) + drink(436, 140, 24)) + steam(390, 470),
  },
  dripper: {
    before: () =>
      path('M222 424l34-54c70-26 218-26 288 0l34 54c-70 30-286 30-356 0z', '#f3eadb') +
      oval(400, 414, 150, 30, COFFEE) +
      line('M560 120C500 140 426 190 408 404', 'rgb(255 255 255 / 55%)', 12) +
      path('M536 96c40-6 60 20 150-40l60 120c-90 10-130-30-196-50z', '#4d5157') +
      steam(360, 340),
  },
  teapot: {
    before: (tones) =>
      place(190, 862, 0.42, shapes.cup(tones) + drink(505, 106, 18)) +
      place(620, 892, 0.46, shapes.cup(tones) + drink(505, 106, 18)) +
      steam(690, 430),
  },
  cup: {
    before: () =>
      drink(506, 106, 18) +
      steam(396, 460) +
      rows(4, (i) => oval(120 + i * 44, 868 - (i % 2) * 22, 34, 20, i % 2 ? '#6d3b22' : '#82492b')),
  },
  tile: {
    behind: () => fade(0.28, path('M330 180h140l230 820H100z', '#ffe9b0')),
    before: () =>
      box(350, 60, 100, 16, '#2e2a26', 4) +
      path('M330 180c0-60 40-96 70-104 30 8 70 44 70 104z', '#2e2a26') +
      oval(400, 184, 54, 15, '#fff4cf') +
      fade(0.16, box(188, 330, 408, 408, '#ffdf9a', 20)),
  },
  notebook: {
    before: (tones) =>
      fromAbove(690, 190, 120, {...tones, body: '#e9e0d2'}, COFFEE) + pencil(190, 820, -8, '#c4573a'),
  },
  letters: {before: () => nib(470, 300, -38) + pencil(110, 860, -12, '#3f5d55')},
  planner: {
    before: ({accent}) =>
      rows(4, (i) => line(`M${250 + i * 92} ${340 + i * 96}l14 18 26-36`, accent, 9)) +
      pencil(430, 850, -16, '#d9a441'),
  },
  wheel: {
    before: () =>
      arm('M-120 760C60 700 160 640 262 600', '#5b7488') +
      line('M200 628C240 606 262 596 300 584', '#d7a381', 70) +
      arm('M920 760C740 700 640 640 538 600', '#5b7488') +
      line('M600 628C560 606 538 596 500 584', '#d7a381', 70) +
      rows(
        3,
        (i) =>
          line(`M286 ${566 + i * 20}l34-8`, '#c48f6d', 15) +
          line(`M514 ${566 + i * 20}l-34-8`, '#c48f6d', 15),
      ),
  },
  tiles: {
    before: ({deep}) =>
      pencil(440, 850, -28, '#8a5638') +
      place(
        170,
        900,
        0.34,
        shapes.inkwell({light: '#fff', body: '#f0e6d6', deep, dark: '#333', accent: deep}),
      ),
  },
  parcel: {
    before: () =>
      twig(330, 600, 210, 58, '#5d4a30', GREEN) +
      turn(14, 560, 700, box(540, 640, 70, 110, '#f7efe0', 6) + oval(575, 660, 6, 6, KRAFT)),
  },
  wrapped: {
    before: () =>
      turn(
        12,
        560,
        690,
        box(520, 640, 110, 70, '#fffaf0', 6) +
          box(538, 664, 70, 6, KRAFT, 3) +
          box(538, 680, 46, 6, KRAFT, 3),
      ),
  },
  stems: {
    before: () =>
      rows(6, (i) =>
        oval(180 + ((i * 97) % 440), 806 + ((i * 31) % 60), 20, 8, i % 2 ? '#e6b7a4' : '#f5e7d3'),
      ) +
      place(
        660,
        850,
        0.3,
        shapes.cup({light: '#fff', body: '#e9dcc8', deep: '#cbb391', dark: '#5a3c28', accent: '#9a6a48'}),
      ),
  },
  kiln: {
    behind: () => oval(400, 660, 460, 380, 'url(#glow)'),
    before: () =>
      fade(0.35, path('M290 790h220l150 210H140z', '#ffb25e')) +
      fade(0.4, line('M420 130c-40-60 40-80 0-150s50-90 10-160', '#f3ece2', 34)) +
      rows(3, (i) => box(40 + (i === 2 ? 40 : i * 86), i === 2 ? 826 : 866, 80, 40, '#7d5638', 20)),
  },
  card: {
    behind: () =>
      turn(
        8,
        420,
        520,
        box(150, 330, 560, 400, 'rgb(40 24 12 / 16%)', 8) +
          box(142, 320, 560, 400, KRAFT, 6) +
          line('M146 326l276 190 276-190', '#b08d62', 6),
      ),
    before: () => twig(640, 800, 250, -68, '#5d4a30', GREEN),
  },
  journal: {
    before: (tones) => fromAbove(660, 180, 110, {...tones, body: '#d9cbb6'}, '#8a5a2e') + nib(250, 640, -24),
  },
  jar: {
    before: () =>
      turn(34, 430, 470, box(424, 180, 30, 330, '#a97c4d', 14)) +
      oval(380, 524, 62, 22, '#faf7f0') +
      rows(14, (i) => oval(150 + ((i * 71) % 230), 812 + ((i * 37) % 60), 4, 3, '#fffdf8')),
  },
  nest: {
    before: () =>
      rows(9, (i) =>
        oval(316 + ((i * 53) % 168), 452 + ((i * 17) % 26), 22, 17, i % 2 ? '#8d2f3f' : '#3f4a78'),
      ),
  },
  inkwell: {
    before: () =>
      turn(
        8,
        620,
        820,
        box(470, 800, 360, 130, '#fbf6ec', 4) +
          rows(3, (i) => line(`M500 ${830 + i * 30}c40-14 60 12 100 0s80-10 160 2`, '#3f4a78', 4)),
      ) + nib(500, 800, -52),
  },
  recipes: {
    before: ({accent, body}) =>
      box(80, 830, 130, 110, accent, 10) +
      box(228, 850, 120, 100, body, 10) +
      pencil(430, 880, -10, '#8a5638'),
  },
}
