import {type Passed, sayPassed} from '../../../src/format/time-passed.ts'
import {page} from '../../../src/page/page.ts'
import {fill} from '../../../src/page/texts.ts'

/** The browser's text; undefined if it does not support the language. */
function format({n, unit}: Passed, language: string): string | undefined {
  try {
    return new Intl.RelativeTimeFormat(language).format(-n, unit)
  } catch {
    return undefined
  }
}

/**
 * Formats a time in a language: with the page's own text, in English with Vitrine's, otherwise with the browser's. The
 * first formatter of a page costs some 50 ms, so none is created if `served` already describes the same time: then it
 * returns undefined.
 */
export function createSay(language: string, served: string): (passed: Passed) => string | undefined {
  /** The text that `served` stands for: the correct one at the first look. */
  let kept: string | undefined
  return (passed) => {
    const {unit, n} = passed
    const ofPage = page().strings[`time-since.${n > 1 ? `${unit}s` : n > 0 ? unit : 'now'}`]
    const english = sayPassed(passed)
    if (ofPage) return fill(ofPage, {n: `${n}`})
    if (/^(en\b|$)/i.test(language)) return english
    kept ??= served && english
    if (kept === english) return undefined
    kept = ''
    return format(passed, language) ?? english
  }
}
