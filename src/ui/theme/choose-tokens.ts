import {contrast, type Rgb} from './contrast.ts'

/** A colour of the page, as CSS has it. */
export interface Paint {
  css: string
  rgb: Rgb
}

/** What the page's own elements look like; null where the page has no style for them. */
export interface Look {
  button: {background: Paint; color: Paint; radius: string} | null
  link: Paint | null
  /** Of the body. */
  text: Paint
  /** The opaque background of the page. */
  surface: Paint | null
  font: string | null
}

/** Of text (WCAG 2.2, 1.4.3). */
const LEGIBLE = 4.5
/** Pixels: of a pill, the radius would hide the corners of a dialog. */
const LARGEST_RADIUS = 16

/** The surface of a page that has none, for its dark text or its light one. */
const WHITE: Rgb = [255, 255, 255]
const DARK: Rgb = [38, 38, 38]

/** Text and surface are taken together, or not at all. */
function chooseSurface({text, surface}: Look): Record<string, string> {
  if (!surface || contrast(text.rgb, surface.rgb) < LEGIBLE) return {}
  return {'--vitrine-text': text.css, '--vitrine-surface': surface.css}
}

function chooseRadius({button}: Look): Record<string, string> {
  const pixels = /^([\d.]+)px$/.exec(button?.radius ?? '')?.[1]
  return pixels ? {'--vitrine-radius': `${Math.min(Number(pixels), LARGEST_RADIUS)}px`} : {}
}

/**
 * The accent is the colour of the page's button, or else of its links: it has to be legible on the surface. A button
 * keeps its colours in any case.
 */
function chooseAccent({button, link, text, surface}: Look): Record<string, string> {
  const on = surface?.rgb ?? (contrast(text.rgb, WHITE) < contrast(text.rgb, DARK) ? DARK : WHITE)
  const accent = [button?.background, link].find((color) => color && contrast(color.rgb, on) >= LEGIBLE)
  const isLegible = button && contrast(button.background.rgb, button.color.rgb) >= LEGIBLE
  return {
    ...(accent && {'--vitrine-accent': accent.css}),
    ...(isLegible && {
      '--vitrine-button-background': button.background.css,
      '--vitrine-button-color': button.color.css,
    }),
  }
}

/** The tokens for a page that looks so. */
export const chooseTokens = (look: Look): Record<string, string> => ({
  ...chooseSurface(look),
  ...chooseRadius(look),
  ...(look.font && {'--vitrine-font': look.font}),
  ...chooseAccent(look),
})
