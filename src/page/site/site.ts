import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toBoolean} from '../../lib/to-boolean.ts'
import {DEFAULT_CURRENCY} from '../../model/default-currency.ts'
import {page} from '../page.ts'
import {safeDocument} from '../safe-document.ts'
import {MISSING, readContext, readLocale} from './context.ts'

/** The page's site, with defaults for missing values. */
export interface Site {
  /** @default the document's language, else 'en-US' */
  locale: string
  /** @default 'USD' */
  currency: string
  /** Read from the page at each call: shops switch it while the page is open. */
  isExpressCheckout: () => boolean
  /** @default true */
  multipleQuantityForServices: boolean
  /** A product's own settings, for `parseMerchandising`. */
  merchandising: (productId: string) => unknown
  /** The whole context, for values without a field here. */
  raw: Record<string, unknown>
}

const STORE = 'websiteSettings.storeSettings.'

/** An app has no loader, and none of the platform's globals. */
const advise = (): string =>
  `; defaults are used. Add <script type="application/json" data-site-context>${page().base && ' or Static.SQUARESPACE_CONTEXT'}`

/** Reads the page once; `warn` gets at most one problem: a missing or broken context. */
export function readSite(doc: Document = safeDocument, warn?: (problem: string) => void): Site {
  const {fields, problem} = readContext(doc)
  if (problem) warn?.(problem === MISSING ? `${problem}${advise()}` : problem)
  const text = (path: string) => textOrNull(readPath(fields, path))
  const code = text(`${STORE}selectedCurrency`) ?? text(`${STORE}defaultCurrency`) ?? ''
  return {
    locale: readLocale(fields, doc),
    currency: /^[a-z]{3}$/i.test(code) ? code.toUpperCase() : DEFAULT_CURRENCY,
    isExpressCheckout: () => toBoolean(readPath(readContext(doc).fields, `${STORE}expressCheckout`)),
    multipleQuantityForServices: toBoolean(
      readPath(fields, `${STORE}multipleQuantityAllowedForServices`),
      true,
    ),
    merchandising: (id) => Reflect.get(Object(fields.productMerchandisingContext), id),
    raw: fields,
  }
}
