import {shapes, type Tones} from './shapes.ts'

export interface Picture {
  shape: keyof typeof shapes
  /** Degrees on the colour wheel. */
  hue: number
  /** @default 'whole' */
  view?: View
  /** Shows the whole thing with more of its surroundings, instead of a view. */
  cut?: Cut
}

/** The side from which the thing is seen. */
export type View = 'whole' | 'close' | 'far' | 'back'

/** Pixels of every picture of a product. */
export const PICTURE_SIZE = {width: 800, height: 1000} as const

/** Proportions of the gallery pictures: they differ on purpose. `frame` is the part of the drawing in each picture. */
export const CUTS = {
  square: {frame: '-100 0 1000 1000', width: 1000, height: 1000},
  landscape: {frame: '-400 60 1600 1067', width: 1200, height: 800},
  panorama: {frame: '-400 320 1600 667', width: 1600, height: 667},
  tall: {frame: '0 -100 800 1200', width: 800, height: 1200},
} as const

export type Cut = keyof typeof CUTS

const SPECKLES = 90

/** The part of the drawing in each picture. */
const FRAMES: Record<View, string> = {
  whole: '0 0 800 1000',
  back: '0 0 800 1000',
  close: '200 380 360 450',
  far: '-400 -560 1600 2000',
}

/** Numbers from 0 up to 1; the same seed gives the same numbers (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const hsl = (hue: number, saturation: number, lightness: number) =>
  `hsl(${hue % 360} ${saturation}% ${lightness}%)`

const tonesOf = (hue: number): Tones => ({
  light: hsl(hue, 40, 96),
  body: hsl(hue, 30, 76),
  deep: hsl(hue, 32, 58),
  dark: hsl(hue, 30, 28),
  accent: hsl(hue + 160, 38, 52),
})

function speckles(hue: number): string {
  const random = createRandom(hue)
  const speckle = () => {
    const [x, y, r] = [120 + random() * 560, 220 + random() * 560, 1.5 + random() * 3]
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}"/>`
  }
  return `<g fill="${hsl(hue, 30, 24)}" opacity=".25" mask="url(#surface)">${Array.from({length: SPECKLES}, speckle).join('')}</g>`
}

/** The picture as an SVG document, with the same bytes each time. */
export function drawPicture({shape, hue, view = 'whole', cut}: Picture): string {
  const {frame, width, height} = cut ? CUTS[cut] : {frame: FRAMES[view], ...PICTURE_SIZE}
  const turned = view === 'back' ? ' transform="matrix(-1 0 0 1 800 0)"' : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" width="${width}" height="${height}">
<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hsl(hue, 26, 91)}"/><stop offset="1" stop-color="${hsl(hue, 24, 83)}"/></linearGradient><g id="thing">${shapes[shape](tonesOf(hue))}</g><mask id="surface" mask-type="alpha"><use href="#thing"/></mask></defs>
<rect x="-400" y="-560" width="1600" height="2000" fill="url(#wall)"/>
<rect x="-400" y="780" width="1600" height="660" fill="${hsl(hue, 22, 75)}"/>
<g${turned}><ellipse cx="400" cy="790" rx="290" ry="26" fill="${hsl(hue, 24, 40)}" opacity=".28"/>
<use href="#thing"/>
${speckles(hue)}</g>
</svg>
`
}
