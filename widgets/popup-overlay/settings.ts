import {textOrNull} from '../../src/lib/text-or-null.ts'
import {toBoolean} from '../../src/lib/to-boolean.ts'
import {toNumber} from '../../src/lib/to-number.ts'

type Given = Readonly<Record<string, unknown>>

/** When an overlay is shown, and to whom, under the names that they have in the settings. */
export interface Settings {
  /** Milliseconds; null where time does not show it. */
  timeout: number | null
  /** How far down the page, in percent; null where scrolling does not show it. */
  scrollPercentage: number | null
  /** Days until it comes back after it was closed. */
  displayFrequency: number
  version: string
  /** All of them: the rest, and what it shows, is read where it is needed. */
  given: Given
}

/**
 * Reads the settings of an overlay; `complain` is called for each number that a default or a bound replaces.
 * Throws where nothing would ever show it.
 */
export function parseSettings(given: Given, complain: (problem: string) => void): Settings {
  function readNumber(name: string, max: number, fallback: number): number {
    const value = given[name] ?? fallback
    const number = Math.min(Math.max(toNumber(value, fallback), 0), max)
    if (Number(value) !== number) complain(`${name} "${value}" is no number from 0 to ${max}`)
    return number
  }
  const timeout = toBoolean(given.showOnTimer) ? readNumber('timeout', 3_600_000, 5000) : null
  const scrollPercentage = toBoolean(given.showOnScroll) ? readNumber('scrollPercentage', 100, 25) : null
  if ((timeout ?? scrollPercentage) === null)
    throw new TypeError(
      'is shown by nothing. Give data-options or popupOverlaySettings with showOnTimer or showOnScroll',
    )
  return {
    timeout,
    scrollPercentage,
    displayFrequency: readNumber('displayFrequency', 3650, 30),
    version: textOrNull(given.version) ?? '1',
    given,
  }
}
