import {ATTRIBUTES} from './attributes.ts'
import {CATEGORY_ID, type Item} from './catalogue.ts'

const variantsOf = (item: Item): readonly Item[] => (item.variations.length ? item.variations : [item])

export const pricesOf = (item: Item): number[] => variantsOf(item).map(({price}) => price)

export const isInStock = (item: Item): boolean => variantsOf(item).some(({stock}) => stock > 0)

export const stockStatus = (item: Item): string => (isInStock(item) ? 'instock' : 'outofstock')

const isOnSale = (item: Item): boolean => variantsOf(item).some(({price, regular}) => price < regular)

const includes = (list: string | null, value: unknown): boolean =>
  !list || list.split(',').includes(`${value}`)

/** By ids if the first value is a number, else by slugs. */
const isOfCategory = ({category}: Item, list: string | null): boolean =>
  includes(list, /^\d/.test(list ?? '') ? category && CATEGORY_ID : category)

/** Titles and SKUs that contain the text. */
const isFound = ({name, sku}: Item, text: string): boolean =>
  [name, sku].some((one) => one.toLowerCase().includes(text.toLowerCase()))

/** A product matches by the range of its prices. */
const isInRange = (item: Item, min: string | null, max: string | null): boolean =>
  (!min || Math.max(...pricesOf(item)) >= Number(min)) && (!max || Math.min(...pricesOf(item)) <= Number(max))

/** Ids of the terms that a product has. */
export const termsOf = (item: Item): readonly number[] =>
  ATTRIBUTES.flatMap(({name, terms}) =>
    terms.filter((term) => item.variations.some(({values}) => values[name] === term.name)).map(({id}) => id),
  )

/** Like WooCommerce, leaves out an attribute that the shop does not have. */
function hasAttributes(item: Item, query: URLSearchParams): boolean {
  const asked = [...query].flatMap(([key, taxonomy]) => {
    const [, index] = /^attributes\[(\d+)\]\[attribute\]$/.exec(key) ?? []
    const attribute = index && ATTRIBUTES.find((candidate) => candidate.taxonomy === taxonomy)
    const slugs = query.get(`attributes[${index}][slug]`)?.split(',') ?? []
    return attribute ? [attribute.terms.filter(({slug}) => slugs.includes(slug))] : []
  })
  return asked.every((terms) => terms.some(({id}) => termsOf(item).includes(id)))
}

export const matches = (item: Item, query: URLSearchParams): boolean => {
  const type = query.get('type')
  return (
    (type ? item.type === type : item.type !== 'variation') &&
    includes(query.get('parent'), item.parent?.id ?? 0) &&
    includes(query.get('include'), item.id) &&
    includes(query.get('slug'), item.slug) &&
    isOfCategory(item, query.get('category')) &&
    // no product has a tag
    !query.get('tag') &&
    (query.get('on_sale') !== 'true' || isOnSale(item)) &&
    includes(query.get('stock_status'), stockStatus(item)) &&
    isInRange(item, query.get('min_price'), query.get('max_price')) &&
    hasAttributes(item, query) &&
    isFound(item, query.get('search') ?? '')
  )
}
