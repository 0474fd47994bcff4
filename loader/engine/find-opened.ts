import type {Claims} from '../claim.ts'
import {selectorsOf} from '../scan.ts'

/** Finds the element that a button beside it opens. */
export function findOpened({entries}: Claims, pressed: Element): Element | undefined {
  for (const entry of entries) {
    const [, ...selectors] = entry.opener ? selectorsOf([entry]) : []
    for (let at = entry.opener && pressed.closest?.(entry.opener); at; at = at.parentElement) {
      const opened = at.querySelector(selectors.join())
      if (opened) return opened
    }
  }
  return
}
