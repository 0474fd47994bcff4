import {shapes, type Tones} from './shapes.ts'

export interface Picture {
  shape: keyof typeof shapes
  /** Degrees on the colour wheel. */
  hue: number
}

/** Pixels of every picture of the shop. */
export const PICTURE_SIZE = {width: 800, height: 1000} as const

const SPECKLES = 90

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
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

/** The picture as an SVG document; the same bytes each time. */
export function drawPicture({shape, hue}: Picture): string {
  const {width, height} = PICTURE_SIZE
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${hsl(hue, 26, 91)}"/><stop offset="1" stop-color="${hsl(hue, 24, 83)}"/></linearGradient><g id="thing">${shapes[shape](tonesOf(hue))}</g><mask id="surface" mask-type="alpha"><use href="#thing"/></mask></defs>
<rect width="${width}" height="${height}" fill="url(#wall)"/>
<rect y="780" width="${width}" height="220" fill="${hsl(hue, 22, 75)}"/>
<ellipse cx="400" cy="790" rx="290" ry="26" fill="${hsl(hue, 24, 40)}" opacity=".28"/>
<use href="#thing"/>
${speckles(hue)}
</svg>
`
}
