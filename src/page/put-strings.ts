import {page} from './page.ts'
import {warn} from './report.ts'

/** Texts of a page in place of ours, by key. What is no text is left out: it would throw where it is used. */
export function putStrings(overrides: Readonly<Record<string, unknown>>): void {
  for (const [key, text] of Object.entries(overrides)) {
    if (typeof text === 'string') page().strings[key] = text
    else warn('strings', `${key} is no text`)
  }
}
