/** The colours of a thing, all of one hue. */
export interface Tones {
  light: string
  body: string
  deep: string
  dark: string
  accent: string
}

/** Draws inside 800 × 1000; a thing stands on y = 780. */
export type Shape = (tones: Tones) => string

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${extra}/>`

export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

export const box = (x: number, y: number, width: number, height: number, fill: string, rx = 6) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}" fill="${fill}"/>`

export const rows = (count: number, draw: (index: number) => string) =>
  Array.from({length: count}, (_, index) => draw(index)).join('')

export const turn = (degrees: number, x: number, y: number, content: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${content}</g>`

/** Puts what stands on (400, 780) to another place, in another size. */
export const place = (x: number, y: number, scale: number, content: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) translate(-400 -780)">${content}</g>`

export const fade = (opacity: number, content: string) => `<g opacity="${opacity}">${content}</g>`

/** A gradient across the whole drawing; `stops` are an offset and a colour each. */
export const gradient = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly (readonly [number, string])[],
) =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops
    .map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`

/** A leaf whose stem begins at (x, y). */
export const leaf = (x: number, y: number, length: number, degrees: number, fill: string) =>
  turn(
    degrees,
    x,
    y,
    path(
      `M${x} ${y}c${length * 0.3}-${length * 0.32} ${length * 0.75}-${length * 0.3} ${length} 0c-${length * 0.25} ${length * 0.3}-${length * 0.7} ${length * 0.32}-${length} 0z`,
      fill,
    ),
  )

/** A twig with leaves on both sides, from (x, y) upwards. */
export const twig = (x: number, y: number, size: number, degrees: number, stem: string, green: string) =>
  turn(
    degrees,
    x,
    y,
    line(
      `M${x} ${y}c${size * 0.06}-${size * 0.3} -${size * 0.05}-${size * 0.7} ${size * 0.03}-${size}`,
      stem,
      size * 0.025,
    ) +
      rows(6, (i) =>
        leaf(
          x + size * 0.01 * (i % 2 ? -1 : 1),
          y - size * (0.25 + i * 0.13),
          size * (0.3 - i * 0.025),
          i % 2 ? -150 + i * 4 : -30 - i * 4,
          green,
        ),
      ) +
      leaf(x + size * 0.03, y - size, size * 0.2, -90, green),
  )

/** Steam that rises from (x, y). */
export const steam = (x: number, y: number) =>
  fade(
    0.6,
    line(`M${x - 50} ${y}c-40-60 40-90 0-160s30-80 10-130`, '#fff', 13) +
      line(`M${x + 10} ${y - 10}c-40-70 50-100 10-180s30-90 0-150`, '#fff', 16) +
      line(`M${x + 72} ${y}c-30-50 34-80 0-140s20-60 6-100`, '#fff', 11),
  )

/** A cup or pot from above, with something to drink. */
export const fromAbove = (x: number, y: number, r: number, {light, body, deep}: Tones, drink: string) =>
  oval(x + r * 0.16, y + r * 0.2, r * 1.04, r * 1.04, 'rgb(30 18 8 / 22%)') +
  line(`M${x + r * 0.7} ${y - r * 0.7}L${x + r * 1.25} ${y - r * 1.2}`, deep, r * 0.26) +
  oval(x, y, r, r, body) +
  oval(x, y, r * 0.86, r * 0.86, light) +
  oval(x, y, r * 0.78, r * 0.78, drink) +
  fade(0.25, oval(x - r * 0.2, y - r * 0.25, r * 0.4, r * 0.3, '#fff'))

export const pencil = (x: number, y: number, degrees: number, color: string) =>
  turn(
    degrees,
    x,
    y,
    box(x + 8, y + 10, 360, 24, 'rgb(30 18 8 / 18%)', 4) +
      box(x, y, 40, 24, '#d98b86', 6) +
      box(x + 34, y, 18, 24, '#c9c2b6', 0) +
      box(x + 50, y, 270, 24, color, 0) +
      box(x + 50, y + 8, 270, 7, 'rgb(255 255 255 / 25%)', 0) +
      path(`M${x + 320} ${y}l56 12-56 12z`, '#ecd3a8') +
      path(`M${x + 358} ${y + 8}l18 4-18 4z`, '#3a332c'),
  )
