import {type Ground, grounds, palettes} from './drawing/grounds.ts'
import {fade, gradient, oval, place, rows, type Tones} from './drawing/pens.ts'
import {shapes} from './drawing/shapes.ts'
import {uses} from './drawing/uses.ts'

export interface Picture {
  shape: keyof typeof shapes
  /** Degrees on the colour wheel. */
  hue: number
  /** @default 'whole' */
  view?: View
  /** A still life with further things in these proportions, instead of a view. */
  cut?: Cut
}

/** What a picture shows of the thing. */
export type View = 'whole' | 'close' | 'far' | 'use'

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

const SPECKLES = 70

/** The part of the drawing in each picture. */
const FRAMES: Record<View, string> = {
  whole: '0 0 800 1000',
  use: '0 0 800 1000',
  close: '196 340 400 500',
  far: '-400 -560 1600 2000',
}

type ShapeName = keyof typeof shapes

interface Scene {
  ground: keyof typeof grounds
  palette: keyof typeof palettes
}

const scene = (ground: Scene['ground'], palette: Scene['palette']): Scene => ({ground, palette})

/** Where each kind of thing is seen, and where it is in use. */
const SCENES: Record<ShapeName, readonly [whole: Scene, use: Scene]> = {
  mug: [scene('window', 'sage'), scene('cloth', 'ochre')],
  bowl: [scene('niche', 'sand'), scene('cloth', 'clay')],
  vase: [scene('niche', 'clay'), scene('window', 'linen')],
  plate: [scene('cloth', 'sky'), scene('window', 'rose')],
  saucer: [scene('window', 'plum'), scene('cloth', 'sage')],
  dripper: [scene('window', 'dusk'), scene('niche', 'ochre')],
  teapot: [scene('sill', 'sand'), scene('cloth', 'rose')],
  cup: [scene('niche', 'dusk'), scene('window', 'ochre')],
  tile: [scene('outside', 'clay'), scene('outside', 'dusk')],
  notebook: [scene('flat', 'sand'), scene('linen', 'rose')],
  letters: [scene('linen', 'linen'), scene('flat', 'ochre')],
  planner: [scene('flat', 'sky'), scene('linen', 'sage')],
  wheel: [scene('studio', 'sand'), scene('studio', 'sky')],
  tiles: [scene('flat', 'rose'), scene('studio', 'sage')],
  parcel: [scene('flat', 'plum'), scene('linen', 'sky')],
  stems: [scene('sill', 'rose'), scene('sill', 'sage')],
  kiln: [scene('studio', 'sand'), scene('studio', 'dusk')],
  card: [scene('linen', 'sage'), scene('flat', 'ochre')],
  journal: [scene('flat', 'linen'), scene('linen', 'sky')],
  jar: [scene('window', 'rose'), scene('cloth', 'sky')],
  nest: [scene('window', 'linen'), scene('niche', 'sage')],
  inkwell: [scene('cloth', 'plum'), scene('window', 'sand')],
  wrapped: [scene('linen', 'rose'), scene('flat', 'sand')],
  recipes: [scene('niche', 'rose'), scene('window', 'sky')],
}

/** Things with a glaze, and those that lie or hang. */
const GLAZED: readonly ShapeName[] = [
  'mug',
  'bowl',
  'vase',
  'plate',
  'cup',
  'teapot',
  'jar',
  'nest',
  'inkwell',
]
const HANGING: readonly Scene['ground'][] = ['flat', 'linen', 'outside']

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

/** Light comes from the left: surfaces of one hue become darker across the drawing. */
const gradients = (hue: number): string =>
  gradient(
    `b${hue}`,
    [150, 0, 650, 60],
    [
      [0, hsl(hue, 34, 78)],
      [0.3, hsl(hue, 36, 83)],
      [1, hsl(hue, 28, 60)],
    ],
  ) +
  gradient(
    `d${hue}`,
    [150, 0, 650, 60],
    [
      [0, hsl(hue, 38, 58)],
      [0.3, hsl(hue, 40, 63)],
      [1, hsl(hue, 36, 42)],
    ],
  )

const tonesOf = (hue: number): Tones => ({
  light: hsl(hue, 44, 95),
  body: `url(#b${hue})`,
  deep: `url(#d${hue})`,
  dark: hsl(hue, 30, 24),
  accent: hsl(hue + 160, 42, 50),
})

function speckles(hue: number): string {
  const random = createRandom(hue)
  const speckle = () => {
    const [x, y, r] = [120 + random() * 560, 220 + random() * 560, 1.2 + random() * 2.6]
    return `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(1)}"/>`
  }
  return `<g fill="${hsl(hue, 40, 18)}" opacity=".3" mask="url(#surface)">${rows(SPECKLES, speckle)}</g>`
}

const shadow = () => oval(430, 786, 330, 40, 'url(#shadow)') + fade(0.35, oval(404, 782, 200, 14, '#2a1a0e'))

type Companion = readonly [shape: ShapeName, turn: number, x: number, scale: number]

/** Things beside the first one in a still life. */
const COMPANIONS: Record<Cut, readonly Companion[]> = {
  landscape: [
    ['stems', 110, 10, 0.92],
    ['cup', 200, 880, 0.62],
  ],
  panorama: [
    ['teapot', 60, -120, 0.86],
    ['nest', 190, 920, 0.8],
  ],
  square: [['nest', 140, 770, 0.5]],
  tall: [['inkwell', 60, 660, 0.44]],
}

interface Drawing {
  ground: Ground
  palette: keyof typeof palettes
  isHanging: boolean
  /** Rooms are wider than what is between a thing and its wall. */
  isRoom: boolean
}

function drawingOf({shape, view = 'whole', cut}: Picture): Drawing {
  const [whole, use] = SCENES[shape]
  const {ground, palette} = view === 'use' || cut ? use : whole
  const isRoom = view === 'far' && !['studio', 'sill', 'outside'].includes(ground)
  return {
    ground: grounds[isRoom ? 'room' : ground],
    palette,
    isHanging: !isRoom && HANGING.includes(ground),
    isRoom,
  }
}

const companionsOf = ({hue, cut}: Picture) =>
  (cut ? COMPANIONS[cut] : []).map(([shape, turned, x, scale]) => ({
    shape,
    hue: (hue + turned) % 360,
    x,
    scale,
  }))

/** Long fractions only make the file longer. */
const round = (svg: string) => svg.replace(/\d+\.\d{3,}/g, (number) => `${Number(Number(number).toFixed(2))}`)

const FIXED_DEFS =
  '<radialGradient id="shadow"><stop offset="0" stop-color="#1e1208" stop-opacity=".5"/><stop offset="1" stop-color="#1e1208" stop-opacity="0"/></radialGradient>' +
  '<radialGradient id="glow"><stop offset="0" stop-color="#ffb45e" stop-opacity=".6"/><stop offset="1" stop-color="#ffb45e" stop-opacity="0"/></radialGradient>' +
  '<filter id="drop" x="-20%" y="-20%" width="150%" height="150%"><feDropShadow dx="16" dy="20" stdDeviation="16" flood-color="#1e1208" flood-opacity=".34"/></filter>'

function drawThing({shape, hue, view, cut}: Picture, {isHanging, isRoom}: Drawing): string {
  const tones = tonesOf(hue)
  const {behind, before} = (view === 'use' || cut) && uses[shape] ? uses[shape] : {}
  const thing = isHanging ? '<use href="#thing" filter="url(#drop)"/>' : `${shadow()}<use href="#thing"/>`
  const content = [behind?.(tones), thing, GLAZED.includes(shape) && speckles(hue), before?.(tones)]
  const drawn = content.filter(Boolean).join('')
  return isRoom ? place(400, 775, 0.56, drawn) : drawn
}

/** The picture as an SVG document, with the same bytes each time. */
export function drawPicture(picture: Picture): string {
  const {shape, hue, view = 'whole', cut} = picture
  const {frame, width, height} = cut ? CUTS[cut] : {frame: FRAMES[view], ...PICTURE_SIZE}
  const drawing = drawingOf(picture)
  const beside = companionsOf(picture)
  const hues = [...new Set([hue, ...beside.map((one) => one.hue)])]
  return round(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame}" width="${width}" height="${height}">
<defs>${hues.map(gradients).join('')}${FIXED_DEFS}<g id="thing">${shapes[shape](tonesOf(hue))}</g><mask id="surface" mask-type="alpha"><use href="#thing"/></mask></defs>
${drawing.ground(palettes[drawing.palette])}
${beside.map((one) => place(one.x, 760, one.scale, shadow() + shapes[one.shape](tonesOf(one.hue)))).join('')}
${drawThing(picture, drawing)}
</svg>
`)
}
