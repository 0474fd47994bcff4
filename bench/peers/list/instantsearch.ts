import instantsearch from 'instantsearch.js'
import {hits, refinementList} from 'instantsearch.js/es/widgets'

interface Item {
  id: string
  title: string
  fullUrl: string
  structuredContent: {variants: {priceMoney: {value: string; currency: string}}[]}
  mainImage: {assetUrl: string; altText: string}
}

interface Reply {
  items: Item[]
  total: number
  facets: {name: string; values: {value: string; count: number}[]}[]
}

interface Search {
  params?: {facetFilters?: string | readonly (string | readonly string[])[]}
}

const PAGE_SIZE = 36
const NAMES = ['category', 'Color', 'Size', 'Glaze', 'Paper', 'tag']

const root = document.querySelector('.collection') ?? document.body
root.replaceChildren(
  ...NAMES.map((name) => Object.assign(document.createElement('div'), {id: `filter-${name}`})),
  Object.assign(document.createElement('div'), {id: 'hits'}),
)

/** One search of the shop, in the words of its API. */
async function search({params}: Search) {
  const query = new URLSearchParams()
  for (const filter of [params?.facetFilters ?? []].flat(2)) {
    const [name = '', ...value] = filter.split(':')
    query.append(`filter.${name}`, value.join(':'))
  }
  const {items, total, facets}: Reply = await (await fetch(`/api/commerce/products?${query}`)).json()
  return {
    hits: items.map((item) => ({...item, objectID: item.id})),
    nbHits: total,
    page: 0,
    nbPages: Math.ceil(total / PAGE_SIZE),
    hitsPerPage: PAGE_SIZE,
    facets: Object.fromEntries(
      facets.map(({name, values}) => [
        name,
        Object.fromEntries(values.map(({value, count}) => [value, count])),
      ]),
    ),
    query: '',
    params: '',
    exhaustiveNbHits: true,
    processingTimeMS: 1,
  }
}

const list = instantsearch({
  indexName: 'products',
  searchClient: {
    search: async (all: readonly Search[]) => ({results: await Promise.all(all.map(search))}),
  } as never,
})
list.addWidgets([
  ...NAMES.map((attribute) =>
    refinementList({container: `#filter-${attribute}`, attribute, operator: 'and'}),
  ),
  hits<Item & {objectID: string; __position: number}>({
    container: '#hits',
    templates: {
      item: ({title, fullUrl, mainImage, structuredContent: {variants}}, {html}) => html`
        <a class="vitrine-card__link" href=${fullUrl}>
          <img class="vitrine-card__picture" src=${mainImage.assetUrl} alt=${mainImage.altText} width="800" height="1000" />
          <span class="vitrine-card__title product-title" role="heading" aria-level="2">${title}</span>
        </a>
        <div class="product-price">${variants[0]?.priceMoney.value} ${variants[0]?.priceMoney.currency}</div>
        <button class="sqs-add-to-cart-button" type="button">Add To Cart</button>
      `,
    },
    cssClasses: {list: 'cards', item: 'card'},
  }),
])
list.start()
