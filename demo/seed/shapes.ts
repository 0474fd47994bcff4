/** The colors of a shape, all of one hue. */
export interface Tones {
  light: string
  body: string
  deep: string
  dark: string
  accent: string
}

/** Draws inside 800 × 1000; the shape stands on y = 780. */
type Shape = (tones: Tones) => string

const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${extra}/>`
const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`
const oval = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
const box = (x: number, y: number, width: number, height: number, fill: string, rx = 6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`
const rows = (count: number, draw: (index: number) => string) =>
  Array.from({length: count}, (_, index) => draw(index)).join('')

const mug: Shape = ({light, body, deep, dark}) =>
  line('M540 500c120-30 130 190 0 180', body, 38) +
  path('M240 430h320l-22 310q-4 40-44 40H306q-40 0-44-40z', body) +
  path('M248 560c90 30 210 30 304 0l-14 180q-4 40-44 40H306q-40 0-44-40z', deep) +
  oval(400, 430, 160, 34, light) +
  oval(400, 436, 138, 25, dark)

const bowl: Shape = ({light, body, deep, dark}) =>
  path('M170 520h460c0 150-90 250-170 260H340c-80-10-170-110-170-260z', body) +
  line('M186 600c50-34 70 30 120 0s70 30 120 0 70 30 120 0 50 10 70 4', deep, 18) +
  oval(400, 520, 230, 52, light) +
  oval(400, 528, 206, 42, dark)

const vase: Shape = ({light, body, deep, dark}) =>
  path(
    'M350 260h100c-10 120 100 190 100 330 0 110-50 190-90 190H340c-40 0-90-80-90-190 0-140 110-210 100-330z',
    body,
  ) +
  path(
    'M350 260h100c-4 60 22 108 50 154-30 40-40-30-70 0-24 80-44-60-66 20-20 40-38-40-64-20 28-46 54-94 50-154z',
    deep,
  ) +
  oval(400, 260, 50, 12, light) +
  oval(400, 262, 40, 8, dark)

const plate: Shape = ({light, body, deep}) =>
  oval(400, 600, 290, 180, deep) + oval(400, 590, 290, 180, body) + oval(400, 594, 200, 118, light)

const saucer: Shape = ({light, body, deep, accent}) =>
  oval(400, 700, 270, 84, deep) +
  oval(400, 690, 270, 84, body) +
  oval(400, 692, 120, 34, light) +
  line('M300 640 L560 560', accent, 14) +
  oval(280, 648, 44, 20, accent)

const dripper: Shape = ({light, body, deep, dark}) =>
  line('M560 480c90-10 90 120-30 120', body, 28) +
  path('M200 430h400l-130 270H330z', body) +
  line('M290 470l60 190M400 480v190M510 470l-60 190', deep, 12) +
  oval(400, 430, 200, 40, light) +
  oval(400, 436, 176, 30, dark) +
  box(250, 700, 300, 34, deep, 17) +
  box(340, 734, 120, 46, body, 10)

const teapot: Shape = ({light, body, deep, accent}) =>
  line('M250 470c0-250 300-250 300 0', accent, 22) +
  path('M560 560c60-10 80-80 120-100l22 20c-40 40-50 150-140 170z', deep) +
  path('M220 600c0-110 80-150 180-150s180 40 180 150-60 180-120 180H340c-60 0-120-70-120-180z', body) +
  oval(400, 462, 104, 24, light) +
  oval(400, 436, 24, 22, deep)

const cup: Shape = ({light, body, deep, dark, accent}) =>
  path('M280 520h240c0 150-40 240-80 260h-80c-40-20-80-110-80-260z', body) +
  rows(5, (i) => line(`M${304 + i * 42} 590l20 60 20-60`, i % 2 ? accent : deep, 8)) +
  oval(400, 520, 120, 26, light) +
  oval(400, 525, 104, 19, dark)

const tile: Shape = ({light, body, deep, dark}) =>
  box(212, 392, 388, 388, deep, 18) +
  box(200, 380, 388, 388, body, 18) +
  box(228, 408, 332, 332, light, 8) +
  path('M320 470h160v36L400 690h-52l74-176H320z', dark)

const notebook: Shape = ({light, body, deep, accent}) =>
  box(236, 296, 356, 484, light, 10) +
  box(220, 284, 356, 484, body, 12) +
  box(220, 284, 50, 484, deep, 12) +
  path('M500 284h26v520l-13-22-13 22z', accent)

const letters: Shape = ({light, body, deep, accent}) =>
  box(250, 300, 330, 430, light, 4) +
  rows(6, (i) => box(290, 350 + i * 40, i === 5 ? 140 : 250, 6, deep, 3)) +
  box(170, 540, 420, 240, body, 8) +
  line('M176 552l204 130 204-130', deep, 8) +
  `<circle cx="380" cy="690" r="30" fill="${accent}"/>`

const planner: Shape = ({light, body, deep, accent}) =>
  box(190, 240, 420, 540, light, 6) +
  box(190, 240, 420, 64, accent, 6) +
  rows(12, (i) =>
    box(220 + (i % 3) * 126, 334 + Math.floor(i / 3) * 108, 104, 86, i % 5 === 3 ? deep : body, 4),
  )

const wheel: Shape = ({light, body, deep, dark, accent}) =>
  box(360, 690, 80, 90, dark, 0) +
  oval(400, 690, 260, 50, accent) +
  oval(400, 676, 260, 50, dark) +
  path('M290 480h220c30 60 0 150-40 196H330c-40-46-70-136-40-196z', body) +
  line('M274 560c80 24 172 24 252 0M286 620c80 20 148 20 228 0', deep, 8) +
  oval(400, 480, 110, 26, light) +
  oval(400, 484, 92, 18, dark)

const tiles: Shape = ({light, body, deep, dark, accent}) =>
  rows(12, (i) =>
    box(
      190 + (i % 3) * 146,
      260 + Math.floor(i / 3) * 132,
      128,
      114,
      [light, body, deep, accent, dark][(i * 3) % 5] ?? body,
      10,
    ),
  )

const parcel: Shape = ({light, body, deep, accent}) =>
  box(180, 430, 440, 350, deep, 8) +
  box(180, 410, 440, 350, body, 8) +
  box(240, 470, 160, 90, light, 4) +
  line('M470 410v350M180 640h440', accent, 10) +
  line('M470 640c-60-70-90 0 0 0c90-70 90 20 0 0', accent, 10)

const stems: Shape = ({light, body, deep, dark, accent}) =>
  line('M400 560c-10-120-60-160-90-230M400 560c0-140 10-200 8-300M400 560c10-110 60-140 100-200', deep, 10) +
  oval(305, 320, 46, 58, accent) +
  oval(408, 240, 54, 62, light) +
  oval(506, 348, 44, 54, accent) +
  oval(408, 240, 18, 20, dark) +
  path('M340 540h120c40 60 60 120 40 190-8 36-30 50-60 50h-80c-30 0-52-14-60-50-20-70 0-130 40-190z', body)

const kiln: Shape = ({light, body, deep, dark, accent}) =>
  box(380, 220, 70, 140, deep, 0) +
  path('M200 780V520c0-220 400-220 400 0v260z', body) +
  rows(5, (i) => line(`M${i ? 204 : 226} ${480 + i * 62}h${i ? 392 : 348}`, deep, 6)) +
  path('M300 780V610c0-110 200-110 200 0v170z', dark) +
  path('M330 780V640c0-70 140-70 140 0v140z', accent) +
  oval(400, 740, 40, 60, light)

const card: Shape = ({light, body, deep, accent}) =>
  `<g transform="rotate(-8 400 560)">${box(160, 410, 480, 300, deep, 22)}${box(150, 398, 480, 300, body, 22)}${box(
    150,
    500,
    480,
    46,
    accent,
    0,
  )}${box(250, 398, 46, 300, accent, 0)}${line('M273 522c-70-90-110 0 0 0c100-100 110 10 0 0', light, 12)}</g>`

const journal: Shape = ({light, body, deep, accent}) =>
  path(
    'M130 420c90-50 190-40 270 20 80-60 180-70 270-20v330c-90-40-190-30-270 30-80-60-180-70-270-30z',
    deep,
  ) +
  path('M150 410c90-40 170-30 250 24v320c-80-50-160-60-250-30z', light) +
  path('M650 410c-90-40-170-30-250 24v320c80-50 160-60 250-30z', body) +
  rows(6, (i) => line(`M190 ${480 + i * 38}c60-14 110-8 170 18`, deep, 6)) +
  box(450, 480, 150, 110, accent, 6)

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
} satisfies Record<string, Shape>
