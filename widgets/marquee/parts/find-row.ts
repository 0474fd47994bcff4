import {asRecord} from '../../../src/lib/as-record.ts'
import {parseJson} from '../../../src/lib/parse-json.ts'
import {toNumber} from '../../../src/lib/to-number.ts'
import {linkAddress} from '../../../src/model/web-address.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import type {definition} from '../widget.ts'

type Marquee = Widget<typeof definition>

/** A text that moves, and how. */
export interface Row {
  /** Cuts off what lies beside it. */
  frame: HTMLElement
  row: HTMLElement
  /** In pages from right to left, texts move to the right. */
  isRtl: boolean
  /** Moves the other way. */
  isBack: boolean
  /** 1 is the usual speed. */
  speed: number
}

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

function findOwn({element, props}: Marquee): Row {
  const row = element.firstElementChild
  if (!(row instanceof HTMLElement && row.textContent?.trim()))
    throw new TypeError('has no element with a text')
  return {frame: element, row, isRtl: isRtl(element), isBack: props.reverse, speed: props.speed}
}

/** The text, and the link that the platform's script makes of it. */
function copyText(measure: Element, {linkTo, newWindow}: DOMStringMap): HTMLElement {
  const texts = [...measure.childNodes].map((node) => node.cloneNode(true))
  const row = document.createElement('div')
  const href = linkAddress(linkTo)
  if (href) {
    const link = Object.assign(document.createElement('a'), {href})
    if (newWindow === 'true') Object.assign(link, {target: '_blank', rel: 'noopener'})
    link.append(...texts)
    row.append(link)
  } else row.append(...texts)
  return row
}

function readSettings(element: Element): Record<string, unknown> {
  const parsed = parseJson(element.querySelector('.Marquee-props')?.textContent)
  return asRecord(parsed.ok ? parsed.value : null)
}

/** Null if there is no text, or the platform's script has begun to move it. */
function findPlatform({element, adopt, signal}: Marquee): Row | null {
  const measure = element.querySelector('.Marquee-measure')
  const display = element.querySelector('.Marquee-display')
  if (!measure?.textContent?.trim() || !display || element.dataset.ready) return null
  const {animationDirection, animationSpeed} = readSettings(element)
  const frame = document.createElement('div')
  const row = copyText(measure, element.dataset)
  // the text stands there for the script to measure, to draw, and once more for screen readers
  for (const other of element.querySelectorAll('.Marquee-measure,.v6-visually-hidden'))
    adopt(other, {attributes: {'aria-hidden': 'true'}})
  for (const drawing of display.querySelectorAll('.Marquee-svg'))
    adopt(drawing, {classes: {marquee__drawing: true}})
  frame.append(row)
  display.append(frame)
  signal.addEventListener('abort', () => frame.remove())
  const rtl = isRtl(element)
  return {
    frame,
    row,
    isRtl: rtl,
    isBack: (animationDirection === 'right') !== rtl,
    speed: toNumber(animationSpeed, 1),
  }
}

export const findRow = (widget: Marquee): Row | null =>
  widget.element.dataset.vitrine ? findOwn(widget) : findPlatform(widget)
