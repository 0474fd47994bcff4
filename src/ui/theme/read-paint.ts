import type {Paint} from './choose-tokens.ts'

const RGB = /^rgba?\(([\d.]+), ([\d.]+), ([\d.]+)(?:, ([\d.]+))?\)$/

let pencil: CanvasRenderingContext2D | null | undefined

/** Red, green, blue and alpha of a colour that is not in sRGB. */
function draw(css: string): readonly number[] {
  pencil ??= Object.assign(document.createElement('canvas'), {width: 1, height: 1}).getContext('2d', {
    willReadFrequently: true,
  })
  if (!pencil) return []
  pencil.clearRect(0, 0, 1, 1)
  pencil.fillStyle = css
  pencil.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pencil.getImageData(0, 0, 1, 1).data
  return [red, green, blue, alpha / 255]
}

/** A computed colour; null if it is not opaque. */
export function readPaint(css: string): Paint | null {
  const found = RGB.exec(css)
  const [red, green, blue, alpha = 1] = found
    ? found.slice(1).flatMap((part) => (part === undefined ? [] : [Number(part)]))
    : draw(css)
  if (red === undefined || green === undefined || blue === undefined || alpha < 1) return null
  return {css, rgb: [red, green, blue]}
}
