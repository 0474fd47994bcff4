import {asApiError} from '../../src/contract/errors.ts'
import {report} from '../../src/page/report.ts'
import {currentSite} from '../../src/page/site/current-site.ts'
import {tryStorage} from '../../src/page/storage.ts'

const KEY = 'vitrine-member-locale'

/** A language that only the site's translation tool knows (product.md §7, locale). */
export function isCustomLanguage(code: string): boolean {
  try {
    return !new Intl.DisplayNames('en', {type: 'language', fallback: 'none'}).of(code)
  } catch {
    return true
  }
}

let telling: string | undefined

/** Sends the member's language to the server, once for each member and language. */
export async function tellLocale(siteUserId: string | null): Promise<void> {
  // rendered ahead: a page that is seen sends it
  if (document.prerendering) return
  // translation tools write the language there
  const language = document.documentElement.lang || currentSite().locale
  const told = `${siteUserId} ${language}`
  if (telling === told || tryStorage(() => localStorage.getItem(KEY)) === told || isCustomLanguage(language))
    return
  telling = told
  try {
    const {setLocale} = await import('../../src/actions/member-calls.ts')
    await setLocale(language)
    tryStorage(() => localStorage.setItem(KEY, told))
  } catch (error) {
    telling = undefined
    if (!asApiError(error)?.isExpected) report('member-account', error)
  }
}
