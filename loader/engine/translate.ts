import type {Put} from '../../src/page/locales/catalogue.ts'
import {page} from '../../src/page/page.ts'
import {report} from '../../src/page/report.ts'
import {readContext} from '../../src/page/site/context.ts'
import {readLocale} from '../../src/page/site/locale.ts'

/**
 * The languages with a catalogue, `src/page/locales/<name>.ts`. English is part of the widgets' code. The Chinese
 * catalogue is in simplified characters: pages in traditional ones keep English and their own texts.
 */
const TRANSLATED = /^(ar|de|en-gb|es|fr|it|ja|pt|zh(?!-(hant|hk|mo|tw)\b))\b/i

/** Milliseconds after which widgets mount in English. A catalogue that loads later still applies. */
const PATIENCE = 3000

const fetchCatalogue = (name: string): Promise<{put: Put}> => import(`../../src/page/locales/${name}.ts`)

/** Fetches the texts of the page's language. Resolves when nothing has to wait for them any more. */
export function translate(): Promise<unknown> | undefined {
  const locale = readLocale(readContext().fields)
  const [name] = TRANSLATED.exec(locale) ?? []
  if (!name) return undefined
  const translated = fetchCatalogue(name.toLowerCase())
    .then(({put}) => put(page(), locale))
    .catch((error) => {
      report('strings', error)
      addEventListener('online', translate, {once: true})
    })
  return Promise.race([translated, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}
