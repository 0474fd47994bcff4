import {CATEGORY} from '../goods.ts'
import {findAttribute, findTerm} from './attributes.ts'
import {CATEGORY_ID, type Item} from './catalogue.ts'
import {escapeHtml} from './html.ts'
import {isInStock} from './match.ts'
import {type Currency, currencyFields} from './money.ts'

export interface Shown {
  /** Address of the site, without a slash at its end. */
  address: string
  currency: Currency
}

/** The maximum quantity of a line, with any stock. */
const MOST = 9999
/** The shop shows the stock up to this number: WooCommerce's default. */
const LOW = 2

export const quantityLimit = ({stock}: Item): number => Math.max(1, Math.min(MOST, stock))
export const lowStock = ({stock}: Item): number | null => (stock <= LOW ? stock : null)
export const permalink = ({address}: Shown, item: Item): string =>
  `${address}/product/${(item.parent ?? item).slug}/`

function rangeOf({variations}: Item) {
  const prices = variations.map(({price}) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return prices.length && least !== most ? {min_amount: `${least}`, max_amount: `${most}`} : null
}

export const pricesOf = ({regular, price}: Item, {currency}: Shown) => ({
  price: `${price}`,
  regular_price: `${regular}`,
  sale_price: `${price}`,
  price_range: null as {min_amount: string; max_amount: string} | null,
  ...currencyFields(currency),
})

const attributesOf = ({options, variations}: Item) =>
  variations.length
    ? options.map((name) => {
        const {id, taxonomy, terms} = findAttribute(name)
        return {
          id,
          name,
          taxonomy,
          has_variations: true,
          terms: terms.filter((term) => variations.some(({values}) => values[name] === term.name)),
        }
      })
    : []

export const categoryLink = ({address}: Shown, slug: string): string => `${address}/product-category/${slug}/`

/** Variations have no categories: their product has. */
const categoriesOf = ({category, type}: Item, shown: Shown) =>
  category && type !== 'variation'
    ? [
        {
          id: CATEGORY_ID,
          name: CATEGORY.title,
          slug: category,
          link: categoryLink(shown, category),
        },
      ]
    : []

const formatted = ({values}: Item): string =>
  Object.entries(values)
    .map(([name, value]) => `${escapeHtml(name)}: ${escapeHtml(value)}`)
    .join(', ')

/** A product or a variation as the API shows it. */
export function viewProduct(item: Item, shown: Shown): Record<string, unknown> {
  const {id, name, slug, sku, description, type, parent, variations} = item
  const there = isInStock(item)
  return {
    id,
    name: escapeHtml(name),
    slug,
    parent: parent?.id ?? 0,
    type,
    variation: formatted(item),
    permalink: permalink(shown, item),
    sku,
    short_description: '',
    description: `<p>${escapeHtml(description)}</p>`,
    on_sale: item.price < item.regular,
    prices: {...pricesOf(item, shown), price_range: rangeOf(item)},
    price_html: '',
    average_rating: '0',
    review_count: 0,
    images: [],
    categories: categoriesOf(item, shown),
    tags: [],
    brands: [],
    attributes: attributesOf(item),
    variations: variations.map(({id, values: chosen}) => ({
      id,
      attributes: Object.entries(chosen).map(([option, value]) => ({
        name: option,
        value: findTerm(option, value).slug,
      })),
    })),
    grouped_products: [],
    has_options: variations.length > 0,
    is_purchasable: true,
    is_in_stock: there,
    is_on_backorder: false,
    low_stock_remaining: variations.length ? null : lowStock(item),
    stock_availability: there
      ? {text: variations.length ? '' : `${item.stock} in stock`, class: 'in-stock'}
      : {text: 'Out of stock', class: 'out-of-stock'},
    sold_individually: false,
    add_to_cart: {
      text: 'Add to cart',
      description: `Add ${escapeHtml(name)}`,
      url: `?add-to-cart=${id}`,
      single_text: 'Add to cart',
      minimum: 1,
      maximum: variations.length ? MOST : quantityLimit(item),
      multiple_of: 1,
    },
    extensions: {},
  }
}
