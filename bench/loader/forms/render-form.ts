import {readFileSync} from 'node:fs'
import {toMerchandising, toProductItem} from '../../../demo/seed/product-item.ts'
import {products} from '../../../demo/seed/products.ts'
import {HOME} from '../../../demo/seed/stores.ts'
import type {SeedProduct} from '../../../demo/seed/types.ts'
import {viewProduct} from '../../../demo/views/product-view.ts'
import {parseProduct} from '../../../src/model/product.ts'
import {createEngine} from '../../../src/template/index.ts'

const read = (name: string): string =>
  readFileSync(new URL(`../../../demo/templates/${name}.html`, import.meta.url), 'utf8').trimEnd()

const partials = {'partials/buy': read('partials/buy'), 'partials/options': read('partials/options')}

const SOURCE =
  '{.macro title}<h2 class="product-title">{title|html}</h2>{.end}{.macro text}{.end}{@|apply partials/buy}'

const template = createEngine({partials}).compile(SOURCE, {name: 'form'})

/** Products that need a single click, and no rendering except options from the peers: the server marks what is sold out. */
const isPlain = ({type, variants, choice, form, plan, scarcity}: SeedProduct): boolean =>
  type === 'physical' &&
  variants.every(({stock}) => stock !== 0) &&
  choice !== 'radio' &&
  !form &&
  !plan &&
  !scarcity

const shelf = products.filter(isPlain)

/** The item that a click on the first button must request. */
export const firstItem = {itemId: `${shelf[0]?.id}-0`, sku: shelf[0]?.variants[0]?.sku, quantity: 1}

/** The product's first variant is selected, as on a server after a refused form. */
function view(product: SeedProduct, index: number) {
  const record = {...product, id: `${product.id}-${index}`}
  const item = toProductItem(record)
  const parsed = parseProduct(item, {currency: HOME.currency})
  if (!parsed.ok) throw new Error(`Product ${record.slug}: ${parsed.problem}`)
  return viewProduct({
    shopProduct: {record, item, product: parsed.value, merchandising: toMerchandising(record)},
    store: HOME,
    mode: 'list',
    idPrefix: `product-${index}`,
    isFirst: false,
    typed: {selection: record.variants[0]?.attributes ?? {}, quantity: '1'},
  })
}

/**
 * The form that adds a product, rendered by the template engine from the demo's template. Without white space between
 * its elements, because React hydrates nothing else.
 */
export function renderForm(index: number): string {
  const product = shelf[index % shelf.length]
  if (!product) throw new Error('The demo sells nothing with one press')
  const data = {...view(product, index), localizedStrings: HOME.messages, visit: {crumb: 'crumb'}}
  const {output, errors} = template.render(data, {locale: HOME.language, messages: HOME.messages})
  const [problem] = [...template.errors, ...errors]
  if (problem) throw new Error(`The form of ${product.slug} cannot be rendered: ${problem.message}`)
  return output.replace(/>\s+</g, '><')
}
