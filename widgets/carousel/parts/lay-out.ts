import {setStyle} from '../../../src/widget/adopt.ts'
import type {Row} from './find-row.ts'

/** Below it, fewer items stand beside each other. */
const NARROWEST = 'min(100%, 14rem)'

const rowOf = (gap: string) => ({
  display: 'flex',
  'flex-wrap': 'nowrap',
  gap,
  'overflow-x': 'auto',
  'scroll-snap-type': 'x mandatory',
  'overscroll-behavior-x': 'contain',
  // else a box that shrinks to its content is never narrower than all words beside each other
  'overflow-wrap': 'anywhere',
})
const itemOf = (columns: number, gap: string) => ({
  // the platform's script moves them, and gives them widths, as long as it runs
  transform: 'none',
  position: 'relative',
  float: 'none',
  flex: '0 0 auto',
  'box-sizing': 'border-box',
  width: `max(${NARROWEST}, (100% - ${columns - 1} * ${gap}) / ${columns})`,
  'min-width': '0',
  'scroll-snap-align': 'start',
})

/**
 * Lets the list scroll, unless the page has done that. By style, as the sheets of the platform hide what lies beside the
 * first items.
 */
export function layOut({box, items, columns, gap}: Row, signal: AbortSignal): void {
  if (/auto|scroll/.test(getComputedStyle(box).overflowX)) return
  const restores: (() => void)[] = []
  const style = (element: HTMLElement, styles: Record<string, string>) => {
    for (const [name, value] of Object.entries(styles)) restores.unshift(setStyle(element, name, value))
  }
  style(box, rowOf(gap))
  for (const item of items) style(item, itemOf(columns, gap))
  signal.addEventListener('abort', () => {
    for (const restore of restores) restore()
  })
}
