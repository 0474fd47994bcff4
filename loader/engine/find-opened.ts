import {TRUSTED} from '../../src/contract/attributes.ts'
import type {Claims} from '../claim.ts'

/** Finds the element that a button beside it opens. */
export function findOpened({entries}: Claims, pressed: Element): Element | undefined {
  for (const {opener, selector = ''} of entries)
    for (let at = opener && pressed.closest?.(opener); at; at = at.parentElement) {
      const opened = at.querySelector(selector + TRUSTED)
      if (opened) return opened
    }
  return
}
