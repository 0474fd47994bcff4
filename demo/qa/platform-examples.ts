import {type Example, readSections} from '../../build/read-examples.ts'
import {optionValues} from '../../src/model/selection.ts'
import {site} from '../seed/site.ts'
import type {Store} from '../seed/stores.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'
import type {Templates} from '../server/site/templates.ts'

/** The data that the latest generation of pages keeps on an ancestor of the button. */
function viewItem({item, product}: ShopProduct) {
  const {structuredContent, ...rest} = item
  return {
    item,
    context: {websiteId: site.id, product: {...rest, ...structuredContent}},
    options: product.optionNames.map((name) => ({
      name,
      values: optionValues(product, name).map((value) => ({value})),
    })),
  }
}

const LABELS = {first: 'Cart', second: 'Bag', floating: 'Floating cart'}

/** Widgets whose platform markup is in `demo/templates/qa`. */
const WIDGETS = ['cart-indicator', 'add-to-cart', 'quick-view']

const QUICK_VIEWS = ['coffee-cup-cairo', 'seconds-saucer', 'linen-notebook']

/** Markup of live pages in its three generations (contract: markup), produced by the same formatters as on the platform. */
export function platformExamples(
  templates: Templates,
  products: readonly ShopProduct[],
  store: Store,
): Example[] {
  const data = {
    labels: LABELS,
    quickViews: products.filter(({record}) => QUICK_VIEWS.includes(record.slug)).map(viewItem),
    website: {useCLDRMoneyFormat: true},
    products: Object.fromEntries(products.map((product) => [product.record.slug, viewItem(product)])),
    productMerchandisingContext: Object.fromEntries(
      products.map(({record, merchandising}) => [record.id, merchandising]),
    ),
  }
  return WIDGETS.flatMap((widget) =>
    readSections(widget, templates.render(`qa/${widget}`, data, store).html.trim()),
  )
}
