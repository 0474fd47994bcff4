import {asRecord} from '../../lib/as-record.ts'
import {isRecord} from '../../lib/is-record.ts'
import {listOf} from '../../lib/list-of.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toNumber} from '../../lib/to-number.ts'
import {DEFAULT_CURRENCY} from '../../model/default-currency.ts'
import {type Form, parseForm} from '../../model/form.ts'
import {CODE_KINDS, type Code} from '../../model/shop-rules/codes.ts'
import type {Supply} from './supply.ts'

type Warn = (problem: string, element?: Element) => void

function parse(text: string | null | undefined): unknown {
  const parsed = parseJson(text)
  return parsed.ok ? parsed.value : null
}

/** The JSON of all `script[data-mock]`, merged. */
function readGiven(doc: ParentNode, warn: Warn): Record<string, unknown>[] {
  return [...doc.querySelectorAll('script[data-mock]')].map((script) => {
    const parsed = parseJson(script.textContent)
    if (parsed.ok && isRecord(parsed.value)) return parsed.value
    warn(`script[data-mock] ${parsed.ok ? 'is not a JSON object' : parsed.problem}`, script)
    return {}
  })
}

/** The facts beside the button of a product without options, on a page of the platform. */
function readShown(element: HTMLElement): Record<string, unknown> {
  const scope = element.closest('article,section,main') ?? element.ownerDocument
  const value = scope.querySelector('.sqs-money-native')?.textContent?.replace(/[^\d.]/g, '')
  return {
    title: scope.querySelector('h1')?.textContent?.trim(),
    variants: [value ? {priceMoney: {value, currency: DEFAULT_CURRENCY}} : {}],
  }
}

/** A product's form, as its widget reads it. */
function readElement(element: HTMLElement): unknown {
  const {product, itemId, variants, productType, context} = element.dataset
  if (context) {
    const blob = parse(context)
    return asRecord(blob).product ?? blob
  }
  if (product) return parse(product)
  return {id: itemId, productType, ...(variants ? {variants: parse(variants)} : readShown(element))}
}

/** Ordered by how much the element says of its product: of several elements of a product, the last one counts. */
const PRODUCTS = [
  '[data-item-id]:not([data-variants]):is(button,[role=button],[data-product-type])',
  '[data-product],[data-item-id][data-variants]',
  '[data-controller=ProductDetail][data-context]',
]

const byId = (values: readonly unknown[]): Map<string, Record<string, unknown>> =>
  new Map(
    values.filter(isRecord).flatMap((value) => {
      const id = textOrNull(value.id)
      return id ? [[id, value] as const] : []
    }),
  )

const FORMS = '[data-form],script.sqs-form-block-context'
const PLAIN_FORMS = '[data-form-id]'

function readForm(value: unknown): readonly (readonly [string, Form | null])[] {
  if (!isRecord(value)) return []
  const parsed = parseForm(value, () => {})
  const id = parsed.ok ? parsed.value.id : (textOrNull(value.formId) ?? textOrNull(value.id))
  return id ? [[id, parsed.ok ? parsed.value : null]] : []
}

function readForms(doc: ParentNode, more: readonly unknown[]): Map<string, Form | null> {
  const plain = [...doc.querySelectorAll<HTMLElement>(PLAIN_FORMS)].map(({dataset}) => dataset.formId)
  const described = [...doc.querySelectorAll<HTMLElement>(FORMS)].map(({dataset, textContent}) =>
    parse(dataset.form ?? textContent),
  )
  return new Map<string, Form | null>([
    ...plain.flatMap((id) => (id ? [[id, null] as const] : [])),
    ...[...described, ...more].flatMap(readForm),
  ])
}

function readCode(value: unknown): Code[] {
  const fields = asRecord(value)
  const code = textOrNull(fields.code)
  const kind = CODE_KINDS.find((known) => known === fields.kind) ?? 'percent'
  const amounts = {value: toNumber(fields.value, 0), minimum: toNumber(fields.minimum, 0)}
  return code ? [{code, name: textOrNull(fields.name) ?? code, kind, ...amounts}] : []
}

const textsOf = (values: readonly unknown[]): Map<string, string> =>
  new Map(
    values.flatMap((value) =>
      Object.entries(asRecord(value)).flatMap(([name, text]) =>
        typeof text === 'string' ? [[name, text] as const] : [],
      ),
    ),
  )

interface Settings {
  doc: ParentNode
  currency?: string
  checkoutUrl: string | null
  warn: Warn
}

/** The supply from the page: its forms and products, and `<script type="application/json" data-mock>`. */
export function readSupply({doc, currency = DEFAULT_CURRENCY, checkoutUrl, warn}: Settings): Supply {
  const given = readGiven(doc, warn)
  const all = (name: string): unknown[] => given.map((json) => json[name])
  const elements = PRODUCTS.flatMap((selector) =>
    [...doc.querySelectorAll<HTMLElement>(selector)].map(readElement),
  )
  const products = byId([...elements, ...all('products').flatMap(listOf)])
  const asked = [...products.values()].map(
    (product) => asRecord(product.structuredContent).additionalFieldsForm ?? product.additionalFieldsForm,
  )
  const stock = all('stock').flatMap((value) => Object.entries(asRecord(value)))
  return {
    currency,
    products,
    stock: new Map(stock.map(([sku, count]) => [sku, toNumber(count, 0)])),
    codes: all('codes').flatMap(listOf).flatMap(readCode),
    quickViews: textsOf(all('quickViews')),
    forms: readForms(doc, [...all('forms').flatMap(listOf), ...asked]),
    members: textsOf(all('members')),
    checkoutUrl,
  }
}
