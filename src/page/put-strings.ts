import {page} from './page.ts'
import {warn} from './report.ts'

/**
 * Replaces our texts with those of the page, by key. Values that are not text are ignored: they would throw where they
 * are used.
 */
export function putStrings(overrides: Readonly<Record<string, unknown>>): void {
  for (const [key, text] of Object.entries(overrides)) {
    if (typeof text === 'string') page().strings[key] = text
    else warn('strings', `${key} is no text`)
  }
}
