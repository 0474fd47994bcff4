import {examples} from '../../support/examples.ts'
import {lay, type Scene} from '../scene.ts'
import {READS} from './of.ts'

/** Widgets whose examples open or need something first: their scenes are written out. */
const WRITTEN_OUT = ['popup-overlay', 'order-confirmed', 'cart-drawer', 'cart-popover']

const REST = 'rest'

/** Widgets that read the direction as soon as they mount, or at a key. */
const READING = ['gallery', 'marquee', 'product-gallery']

/** Every other widget with all its examples, on a page without the style sheet of the demo. */
export const rest: readonly Scene[] = examples
  .filter(({widget}) => !WRITTEN_OUT.includes(widget))
  .map(({widget, codes}) => ({
    widget,
    state: REST,
    ...(READING.includes(widget) && READS),
    open: (stage) => {
      // the page has no context
      if (widget === 'captcha') stage.consoleLines.expect(/captcha: has a captcha without a key/)
      return lay(
        stage,
        codes.map((code, index) => `<section><h2>Example ${index + 1}</h2>${code}</section>`).join(''),
      )
    },
    part: (page) => page.locator('main'),
  }))
