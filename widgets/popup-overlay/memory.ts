import {toBoolean} from '../../src/lib/to-boolean.ts'
import {toNumber} from '../../src/lib/to-number.ts'
import {POPUP_OVERLAY_KEYS as KEYS} from '../../src/model/popup-overlay.ts'
import {tryStorage} from '../../src/page/storage.ts'
import type {Settings} from './settings.ts'

const DAY = 24 * 60 * 60 * 1000

/** If storage is blocked or full, only this page remembers that the visitor has closed it. */
let isOver = false

/** Whether the overlay is due: not for a while after it was closed, not after a sign-up, but again in a new version. */
export function isDue({version, displayFrequency, given}: Settings): boolean {
  if (isOver) return false
  const isKept = tryStorage(() => {
    const submitted = localStorage.getItem(KEYS.submitted)
    if (submitted === version || (submitted && toBoolean(given.showUntilSignup))) return true
    // an invalid date counts as never; a future date was written by a wrong clock
    const age = Date.now() - toNumber(localStorage.getItem(KEYS.closedDate), 0)
    return localStorage.getItem(KEYS.version) === version && Math.abs(age) < displayFrequency * DAY
  })
  return !isKept
}

/** Remembers that the visitor has finished with a version, with a sign-up or without. */
export function remember({version}: Settings, isSubmitted: boolean): void {
  const isKept = tryStorage(() => {
    localStorage.setItem(KEYS.version, version)
    localStorage.setItem(KEYS.closedDate, `${Date.now()}`)
    if (isSubmitted) localStorage.setItem(KEYS.submitted, version)
    return true
  })
  if (!isKept) isOver = true
}
