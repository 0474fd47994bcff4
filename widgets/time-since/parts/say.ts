import {type Passed, sayPassed} from '../../../src/format/time-passed.ts'
import {page} from '../../../src/page/page.ts'
import {fill} from '../../../src/page/texts.ts'

/** As the browser says it; nothing where it does not know the language. */
function format({n, unit}: Passed, language: string): string | undefined {
  try {
    return new Intl.RelativeTimeFormat(language).format(-n, unit)
  } catch {
    return undefined
  }
}

/**
 * Says it in a language: by the page's own text, in English by ours, else as the browser says it. The first formatter of
 * a page costs some 50 ms, so there is none where `served` stands for the same time: then nothing is said.
 */
export function createSay(language: string, served: string): (passed: Passed) => string | undefined {
  /** What it stands for: what is true when it is first looked at. */
  let kept: string | undefined
  return (passed) => {
    const {unit, n} = passed
    const own = page().strings[`time-since.${n > 1 ? `${unit}s` : n > 0 ? unit : 'now'}`]
    const english = sayPassed(passed)
    if (own) return fill(own, {n: `${n}`})
    if (/^(en\b|$)/i.test(language)) return english
    kept ??= served && english
    if (kept === english) return undefined
    kept = ''
    return format(passed, language) ?? english
  }
}
