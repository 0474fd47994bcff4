import {textOrNull} from '../../src/lib/text-or-null.ts'
import {toBoolean} from '../../src/lib/to-boolean.ts'
import {toNumber} from '../../src/lib/to-number.ts'

type Given = Readonly<Record<string, unknown>>

/** When an overlay is shown, and to which visitors, with the names of the settings. */
export interface Settings {
  /** Milliseconds; null if it has no timer. */
  timeout: number | null
  /** Scroll position in percent; null if scrolling does not show it. */
  scrollPercentage: number | null
  /** Days until it is shown again after it was closed. */
  displayFrequency: number
  version: string
  /** All settings: the others, and the content, are read when they are needed. */
  given: Given
}

/**
 * Parses the settings of an overlay; `complain` is called for each number that is replaced by a default or clamped.
 * Throws if nothing would ever show it.
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
      'never opens. Give data-options or popupOverlaySettings with showOnTimer or showOnScroll',
    )
  return {
    timeout,
    scrollPercentage,
    displayFrequency: readNumber('displayFrequency', 3650, 30),
    version: textOrNull(given.version) ?? '1',
    given,
  }
}
