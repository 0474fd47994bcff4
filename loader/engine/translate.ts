import {catalogueOf} from '../../src/lib/catalogue-of.ts'
import type {Put} from '../../src/page/locales/catalogue.ts'
import {page} from '../../src/page/page.ts'
import {report} from '../../src/page/report.ts'
import {readContext, readLocale} from '../../src/page/site/context.ts'

/** Milliseconds after which widgets mount in English. A catalogue that loads later still applies. */
const PATIENCE = 3000

const fetchCatalogue = (name: string): Promise<{put: Put}> => import(`../../src/page/locales/${name}.ts`)

/** Fetches the texts of the page's language. Resolves when nothing has to wait for them any more. */
export function translate(): Promise<unknown> | undefined {
  const locale = readLocale(readContext().fields)
  const name = catalogueOf(locale)
  if (!name) return undefined
  const translated = fetchCatalogue(name)
    .then(({put}) => put(page(), locale))
    .catch((error) => {
      report('strings', error)
      addEventListener('online', translate, {once: true})
    })
  return Promise.race([translated, new Promise((resolve) => setTimeout(resolve, PATIENCE))])
}
