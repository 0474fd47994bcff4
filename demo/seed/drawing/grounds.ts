import {box, fade, gradient, leaf, line, oval, path, rows, twig} from './pens.ts'

/** Colours of what is behind and under the things. */
export interface Palette {
  wall: readonly [from: string, to: string]
  top: readonly [from: string, to: string]
  /** Frames, shelves, stripes. */
  wood: string
  leaf: string
  /** The strength of light on the wall. */
  sun: number
}

export const palettes = {
  sand: {
    wall: ['#f1e7d8', '#e2d2bc'],
    top: ['#d8bd97', '#c19f74'],
    wood: '#a57d52',
    leaf: '#7f8c62',
    sun: 0.42,
  },
  sage: {
    wall: ['#dfe6d6', '#c6d1b9'],
    top: ['#efe6d6', '#dccdb4'],
    wood: '#9a7b56',
    leaf: '#5f7a58',
    sun: 0.42,
  },
  rose: {
    wall: ['#f3ddd2', '#e3bfb0'],
    top: ['#f5ece2', '#e4d2c3'],
    wood: '#b07a5e',
    leaf: '#8a8f68',
    sun: 0.42,
  },
  sky: {
    wall: ['#dfe9ee', '#c3d5df'],
    top: ['#e8d8bd', '#d0b68e'],
    wood: '#a7845a',
    leaf: '#6a8a72',
    sun: 0.42,
  },
  ochre: {
    wall: ['#f2dca6', '#e2bd74'],
    top: ['#9c5f3a', '#7c4527'],
    wood: '#6b3d22',
    leaf: '#78804a',
    sun: 0.42,
  },
  dusk: {
    wall: ['#4b5563', '#333b48'],
    top: ['#7d5e45', '#5c4230'],
    wood: '#432f21',
    leaf: '#6f8b78',
    sun: 0.13,
  },
  clay: {
    wall: ['#d99a78', '#bd7450'],
    top: ['#f0dfc9', '#dcc3a4'],
    wood: '#8a5638',
    leaf: '#6d7a50',
    sun: 0.42,
  },
  plum: {
    wall: ['#d9cfe0', '#bcaecb'],
    top: ['#eadfd0', '#d2bfa6'],
    wood: '#8d6f63',
    leaf: '#7b8a68',
    sun: 0.42,
  },
  linen: {
    wall: ['#f6f1e8', '#ebe2d3'],
    top: ['#e6dac6', '#d6c5aa'],
    wood: '#b2936b',
    leaf: '#84936f',
    sun: 0.42,
  },
} satisfies Record<string, Palette>

/** Everything between -400 and 1200 across, -560 and 1440 down; things stand on y = 780. */
export type Ground = (palette: Palette) => string

const LEFT = -400
const TOP = -560
const WIDTH = 1600
const BACK = 700

const wall = ({wall: [from, to]}: Palette, rest = '') =>
  `<defs>${gradient(
    'wall',
    [-200, -300, 900, 800],
    [
      [0, from],
      [1, to],
    ],
  )}</defs>${box(LEFT, TOP, WIDTH, 2000, 'url(#wall)', 0)}${rest}`

const tableTop = ({top: [from, to], wood}: Palette, y = BACK) =>
  `<defs>${gradient(
    'top',
    [0, y, 0, 1100],
    [
      [0, from],
      [1, to],
    ],
  )}</defs>` +
  box(LEFT, y, WIDTH, 1440 - y, 'url(#top)', 0) +
  fade(
    0.22,
    rows(7, (i) =>
      line(
        `M${LEFT} ${y + 34 + i * i * 13}c${300 + i * 40}-${8 + i * 3} ${600 - i * 30} ${14 + i * 4} 900-4s500 ${i * 3} 700-2`,
        wood,
        2 + i * 0.6,
      ),
    ),
  ) +
  box(LEFT, y, WIDTH, 5, 'rgb(255 255 255 / 30%)', 0)

/** Light that falls through a window, with the shadow of a plant in it. */
const sunlight = (x: number, y: number, sun: number) =>
  fade(
    sun,
    rows(4, (i) =>
      path(
        `M${x + (i % 2) * 172} ${y + Math.floor(i / 2) * 240 - (i % 2) * 62}l156-56v220l-156 56z`,
        '#fffaf0',
      ),
    ),
  ) + fade(0.1, twig(x + 250, y + 420, 380, 14, '#3b3325', '#3b3325'))

const window: Ground = (palette) => wall(palette, sunlight(40, 150, palette.sun)) + tableTop(palette)

/** A hollow with a round top in the wall. */
const niche: Ground = (palette) =>
  wall(palette) +
  path(`M110 ${BACK}V330c0-390 580-390 580 0v${BACK - 330}z`, 'rgb(70 40 20 / 17%)') +
  fade(palette.sun * 0.6, path(`M150 ${BACK}V340c0-350 540-390 540 0v${BACK - 340}z`, '#fff6e8')) +
  tableTop(palette)

/** A cloth with stripes over the front of the table. */
const cloth: Ground = (palette) =>
  wall(palette) +
  tableTop(palette) +
  path('M-30 748C200 736 620 744 850 752L960 1440H-140z', '#f7f2e9') +
  fade(
    0.55,
    rows(3, (i) => line(`M${60 + i * 26} 746L${-26 + i * 34} 1440`, palette.wood, 6)) +
      rows(3, (i) => line(`M${720 + i * 26} 748L${760 + i * 34} 1440`, palette.wood, 6)),
  ) +
  fade(
    0.07,
    path('M220 742c-20 200-70 460-60 700h90c-20-240-10-480 10-700z', '#3b2a1c') +
      path('M520 742c20 240 60 460 50 700h80c0-240-40-480-70-700z', '#3b2a1c'),
  )

/** A surface from above. */
const flat: Ground = ({top: [from, to], wood, leaf: green}) =>
  `<defs>${gradient(
    'top',
    [-200, -200, 1000, 1200],
    [
      [0, from],
      [1, to],
    ],
  )}</defs>` +
  box(LEFT, TOP, WIDTH, 2000, 'url(#top)', 0) +
  fade(
    0.2,
    rows(7, (i) => box(LEFT, -360 + i * 270, WIDTH, 5, wood, 0)) +
      rows(14, (i) =>
        line(`M${LEFT} ${-500 + i * 136}c400-${10 + (i % 3) * 9} 900 ${20 - (i % 4) * 8} 1600 2`, wood, 2),
      ),
  ) +
  twig(700, 330, 330, 28, wood, green) +
  fade(0.9, leaf(84, 905, 90, -24, green) + leaf(150, 940, 70, 12, green))

/** A linen cloth from above. */
const linen: Ground = (palette) =>
  `<defs>${gradient(
    'top',
    [-100, 0, 900, 1000],
    [
      [0, palette.wall[0]],
      [1, palette.wall[1]],
    ],
  )}</defs>` +
  box(LEFT, TOP, WIDTH, 2000, 'url(#top)', 0) +
  fade(
    0.5,
    path('M-400 -100C0 40 100-60 260-560H380C240 20 60 100-400 30z', '#fff') +
      path('M1200 760C900 800 700 1040 640 1440H760C800 1100 960 900 1200 850z', '#fff'),
  ) +
  fade(
    0.1,
    path('M-400 30C60 100 240 20 380-560H420C300 60 80 170-400 110z', '#3b2a1c') +
      path('M1200 850C960 900 800 1100 760 1440H800C850 1120 1000 960 1200 920z', '#3b2a1c'),
  ) +
  twig(690, 360, 300, 34, palette.wood, palette.leaf)

/** A view over a river, from (x, y). */
const view = (x: number, y: number, width: number, height: number) =>
  `<defs>${gradient(
    'sky',
    [0, y, 0, y + height],
    [
      [0, '#bfdbe8'],
      [0.65, '#f6e6cf'],
    ],
  )}</defs>` +
  box(x, y, width, height, 'url(#sky)', 0) +
  oval(x + width * 0.72, y + height * 0.3, width * 0.07, width * 0.07, '#fff3d6') +
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 400 500" preserveAspectRatio="none">` +
  path('M0 340c70-60 130-70 210-20s130-10 190-30v210H0z', '#a9bfa6') +
  path('M0 390c120-50 180 0 260-16s90-20 140-14v140H0z', '#86a283') +
  path('M0 440c120-20 260 16 400-16v30c-140 26-280-4-400 12z', '#cfe3ea') +
  path('M0 464c140-14 270 10 400-12v48H0z', '#6f8f6b') +
  '</svg>'

const frame = (x: number, y: number, width: number, height: number, color: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="none" stroke="${color}" stroke-width="26"/>` +
  box(x + width / 2 - 8, y, 16, height, color, 0) +
  box(x, y + height * 0.42, width, 14, color, 0)

/** A window sill. */
const sill: Ground = (palette) =>
  wall(palette) +
  view(60, -260, 680, 940) +
  frame(60, -260, 680, 940, '#fbf7ef') +
  fade(0.85, path('M-20 -300h170c-10 300 30 700-30 1020H-60z', palette.wall[0])) +
  fade(0.08, path('M60 -300c30 300 0 700-20 1020h26c30-330 50-700 30-1020z', '#3b2a1c')) +
  tableTop({...palette, top: ['#fdf9f2', '#e9dfcf']}, 690) +
  box(LEFT, 880, WIDTH, 560, palette.wall[1], 0) +
  box(LEFT, 880, WIDTH, 16, 'rgb(60 40 20 / 18%)', 0)

/** A wall of bricks beside a door. */
const outside: Ground = (palette) =>
  wall(palette) +
  `<defs><pattern id="bricks" width="190" height="104" patternUnits="userSpaceOnUse"><path d="M0 2h190M0 54h190M94 2v52M2 54v50" stroke="#fff" stroke-opacity=".5" stroke-width="7"/></pattern></defs>` +
  box(LEFT, TOP, WIDTH, 2000, 'url(#bricks)', 0) +
  box(690, TOP, 90, 2000, '#f3ece0', 0) +
  box(780, TOP, 500, 2000, '#3f5d55', 0) +
  box(820, 100, 300, 520, 'rgb(0 0 0 / 14%)', 4) +
  fade(
    0.9,
    rows(5, (i) =>
      twig(-60 + i * 44, 1500 - i * 40, 760 - (i % 2) * 120, -14 + i * 9, palette.wood, palette.leaf),
    ),
  )

const POTS = [
  'M-34-96h68l-6 84q-2 12-14 12h-28q-12 0-14-12z',
  'M-66-60H66C66-24 34 0 18 0h-36C-34 0-66-24-66-60z',
  'M-16-150h32c-2 46 36 70 36 108 0 26-14 42-30 42h-44c-16 0-30-16-30-42 0-38 38-62 36-108z',
  'M-46-78h92v62q0 16-16 16h-60q-16 0-16-16z',
]

/** Pots on a shelf. */
const shelf = (y: number, wood: string) =>
  rows(
    12,
    (i) =>
      `<path transform="translate(${LEFT + 70 + i * 134} ${y})" d="${POTS[(i * 3 + (y > 0 ? 1 : 2) + Math.floor(i / 4)) % 4]}" fill="${wood}"/>`,
  ) +
  box(LEFT, y, WIDTH, 20, wood, 0) +
  box(LEFT, y + 20, WIDTH, 12, 'rgb(40 24 12 / 14%)', 0)

/** The workshop, with shelves behind the work. */
const studio: Ground = (palette) =>
  wall(palette) +
  shelf(-250, palette.wood) +
  shelf(60, palette.wood) +
  shelf(370, palette.wood) +
  fade(0.62, box(LEFT, TOP, WIDTH, 1300, 'url(#wall)', 0)) +
  tableTop(palette, 720)

/** A room: the thing is on the table. */
const room: Ground = (palette) =>
  wall(palette) +
  view(-320, -430, 420, 760) +
  frame(-320, -430, 420, 760, '#fbf7ef') +
  box(-350, 330, 480, 26, '#fbf7ef', 4) +
  sunlight(560, 60, palette.sun) +
  box(800, -330, 250, 320, palette.wood, 4) +
  box(820, -310, 210, 280, '#faf5ec', 0) +
  path('M840 -60c40-120 70-50 100-110s50 20 70 60v50z', palette.leaf) +
  oval(960, -230, 34, 34, palette.top[1]) +
  line('M400 -560V-190', '#4a3d31', 7) +
  path('M290 -70c0-90 50-130 110-130s110 40 110 130z', palette.wood) +
  oval(400, -70, 110, 18, '#fff3d0') +
  box(LEFT, 1210, WIDTH, 230, palette.wood, 0) +
  box(LEFT, 1190, WIDTH, 26, '#fbf7ef', 0) +
  fade(0.3, oval(400, 1330, 760, 60, '#2a1a0e')) +
  box(760, 420, 30, 900, palette.wood, 10) +
  box(990, 420, 30, 900, palette.wood, 10) +
  rows(3, (i) => box(770, 450 + i * 80, 240, 40, palette.wood, 10)) +
  box(-130, 820, 44, 500, palette.top[1], 6) +
  box(886, 820, 44, 500, palette.top[1], 6) +
  path('M-150 720H950L1030 812H-230z', palette.top[0]) +
  box(-230, 812, 1260, 40, palette.top[1], 6) +
  box(-40, 722, 210, 34, '#b4634a', 4) +
  box(-20, 692, 180, 32, '#e9dcc5', 4) +
  box(-30, 664, 170, 30, '#5d7480', 4) +
  twig(730, 690, 240, 8, palette.wood, palette.leaf) +
  twig(730, 690, 200, -24, palette.wood, palette.leaf) +
  path('M690 650h80c0 50 20 60 16 94h-112c-4-34 16-44 16-94z', '#f6efe3')

export const grounds = {window, niche, cloth, flat, linen, sill, outside, studio, room} satisfies Record<
  string,
  Ground
>
