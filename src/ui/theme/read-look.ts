import type {Look, Paint} from './choose-tokens.ts'
import {readPaint} from './read-paint.ts'

/** Buttons of the page that may show its accent, the most likely first. */
const BUTTONS = [
  '[data-vitrine="add-to-cart"] :is([type="submit"], button:not([type]))',
  '.sqs-add-to-cart-button',
  'main :is(button, [type="submit"], [role="button"], .button, .btn)',
  'button, [type="submit"], [role="button"], .button, .btn',
]
const LINKS = ['main p a[href]', 'p a[href]', 'main a[href]', 'a[href]']
/** Elements that Vitrine adds, steps of a quantity, and buttons that look disabled. */
const NOT_THE_PAGES =
  '[class*="vitrine-"], [class*="gallery__"], [data-vitrine-own] *, [data-quantity-step], [name="minus"], [name="plus"], [data-cart="less"], [data-cart="more"], :disabled, [aria-disabled="true"]'
/** Of each selector: a page may have thousands of buttons. */
const TRIED = 10

/** What a browser paints where no style sheet does. */
const BUTTON_FACES = ['239,239,239', '107,107,107', '233,233,237', '43,42,51', '192,192,192']
const LINK_TEXTS = ['0,0,238', '158,158,255', '0,102,204', '140,140,255']
const FONTS = /^"?(?:times|times new roman|serif|-webkit-standard)"?$/i

/** The colour that the tokens have while the page is read: what has it follows the tokens, and is not the page's own. */
export const PROBE = '1,2,3'

/** By its channels: a mixture of the probe with itself is written differently. */
function readOwn(css: string, foreign: readonly string[] = []): Paint | null {
  const paint = readPaint(css)
  return paint && [PROBE, ...foreign].includes(paint.rgb.join()) ? null : paint
}

function* candidates(selectors: readonly string[]): Generator<CSSStyleDeclaration> {
  for (const selector of selectors)
    for (const element of [...document.querySelectorAll(selector)].slice(0, TRIED))
      if (!element.matches(NOT_THE_PAGES)) yield getComputedStyle(element)
}

function readButton(): Look['button'] {
  for (const {backgroundColor, color: text, borderStartStartRadius: radius} of candidates(BUTTONS)) {
    const [background, color] = [readOwn(backgroundColor, BUTTON_FACES), readPaint(text)]
    if (background && color) return {background, color, radius}
  }
  return null
}

function readLink(text: Paint): Paint | null {
  for (const {color} of candidates(LINKS)) {
    const paint = readOwn(color, [...LINK_TEXTS, text.rgb.join()])
    if (paint) return paint
  }
  return null
}

/** Reads what the page's own button, links and body look like. */
export function readLook(): Look | null {
  const {body, documentElement} = document
  const {color, backgroundColor, fontFamily} = getComputedStyle(body)
  const text = readPaint(color)
  if (!text) return null
  return {
    button: readButton(),
    link: readLink(text),
    text,
    surface: readOwn(backgroundColor) ?? readOwn(getComputedStyle(documentElement).backgroundColor),
    font: FONTS.test(fontFamily) ? null : fontFamily,
  }
}
