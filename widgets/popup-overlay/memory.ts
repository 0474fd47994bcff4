import {toBoolean} from '../../src/lib/to-boolean.ts'
import {toNumber} from '../../src/lib/to-number.ts'
import {POPUP_OVERLAY_KEYS as KEYS} from '../../src/model/popup-overlay.ts'
import {tryStorage} from '../../src/page/try-storage.ts'
import type {Settings} from './settings.ts'

const DAY = 24 * 60 * 60 * 1000

/** Storage is forbidden, or full: that the visitor was done with it is known to this page alone. */
let isOver = false

/** Whether the visitor is to see it: not for a while after closing it, no more after signing up, but again in a new version. */
export function isDue({version, displayFrequency, given}: Settings): boolean {
  if (isOver) return false
  const isKept = tryStorage(() => {
    const submitted = localStorage.getItem(KEYS.submitted)
    if (submitted === version || (submitted && toBoolean(given.showUntilSignup))) return true
    // what is no date was never; one that is to come was written by a wrong clock
    const age = Date.now() - toNumber(localStorage.getItem(KEYS.closedDate), 0)
    return localStorage.getItem(KEYS.version) === version && Math.abs(age) < displayFrequency * DAY
  })
  return !isKept
}

/** Remembers that the visitor was done with a version, by signing up or without. */
export function remember({version}: Settings, isSubmitted: boolean): void {
  const isKept = tryStorage(() => {
    localStorage.setItem(KEYS.version, version)
    localStorage.setItem(KEYS.closedDate, `${Date.now()}`)
    if (isSubmitted) localStorage.setItem(KEYS.submitted, version)
    return true
  })
  if (!isKept) isOver = true
}
