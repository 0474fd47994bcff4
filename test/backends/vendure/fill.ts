import {setTimeout} from 'node:timers/promises'
import {readPath} from '../../../src/lib/read-path.ts'
import {CATEGORY, CODE, EUROS, PRODUCTS} from '../goods.ts'
import type {Admin} from './admin.ts'

const EURO_CHANNEL = 'euros'

const list = (value: unknown, path: string): unknown[] => {
  const found = readPath(value, path)
  return Array.isArray(found) ? found : []
}

/** Prices include tax, as in shops for consumers. */
async function sellWithTax(ask: Admin): Promise<void> {
  const channel = await ask('{r:activeChannel{id}}')
  const input = {id: readPath(channel, 'id'), pricesIncludeTax: true}
  await ask('mutation($input:UpdateChannelInput!){r:updateChannel(input:$input){__typename}}', {input})
}

const CREATE_PROMOTION =
  'mutation($input:CreatePromotionInput!){r:createPromotion(input:$input){__typename ...on ErrorResult{errorCode}}}'

const named = (name: string) => [{languageCode: 'en', name, description: ''}]
const argument = (name: string, value: string) => ({name, value})
/** A promotion without a code needs a condition: this one applies to every order. */
const ALWAYS = {
  code: 'minimum_order_amount',
  arguments: [argument('amount', '0'), argument('taxInclusive', 'false')],
}

async function createCode(ask: Admin): Promise<void> {
  await ask(CREATE_PROMOTION, {
    input: {
      enabled: true,
      couponCode: CODE.text,
      translations: named('Ten percent off'),
      conditions: [],
      actions: [{code: 'order_percentage_discount', arguments: [argument('discount', `${CODE.percent}`)]}],
    },
  })
}

async function createSale(ask: Admin, variants: readonly unknown[]): Promise<void> {
  for (const {sale, variants: own} of PRODUCTS) {
    const ids = variants
      .filter((variant) => own.some(({sku}) => sku === readPath(variant, 'sku')))
      .map((variant) => readPath(variant, 'id'))
    if (!sale) continue
    await ask(CREATE_PROMOTION, {
      input: {
        enabled: true,
        translations: named('Sale'),
        conditions: [ALWAYS],
        actions: [
          {
            code: 'products_percentage_discount',
            arguments: [argument('discount', `${sale}`), argument('productVariantIds', JSON.stringify(ids))],
          },
        ],
      },
    })
  }
}

/** A channel with all products, in euros. Its token is the value of `data-channel`. */
async function createEuroChannel(ask: Admin, variants: readonly unknown[]): Promise<string> {
  const zones = await ask('{r:zones{items{id name}}}')
  const zone = list(zones, 'items').find((candidate) => readPath(candidate, 'name') === 'Europe')
  const seller = list(await ask('{r:sellers{items{id}}}'), 'items')[0]
  const id = readPath(zone, 'id')
  const channel = await ask(
    'mutation($input:CreateChannelInput!){r:createChannel(input:$input){...on Channel{id}...on ErrorResult{errorCode message}}}',
    {
      input: {
        code: EURO_CHANNEL,
        token: EURO_CHANNEL,
        defaultLanguageCode: 'en',
        pricesIncludeTax: true,
        defaultCurrencyCode: 'EUR',
        availableCurrencyCodes: ['EUR'],
        defaultTaxZoneId: id,
        defaultShippingZoneId: id,
        sellerId: readPath(seller, 'id'),
      },
    },
  )
  await ask(
    'mutation($input:AssignProductVariantsToChannelInput!){r:assignProductVariantsToChannel(input:$input){id}}',
    {
      input: {
        productVariantIds: variants.map((variant) => readPath(variant, 'id')),
        channelId: readPath(channel, 'id'),
        priceFactor: EUROS,
      },
    },
  )
  const places = list(await ask('{r:stockLocations{items{id}}}'), 'items')
  await ask(
    'mutation($input:AssignStockLocationsToChannelInput!){r:assignStockLocationsToChannel(input:$input){id}}',
    {
      input: {
        stockLocationIds: places.map((place) => readPath(place, 'id')),
        channelId: readPath(channel, 'id'),
      },
    },
  )
  return EURO_CHANNEL
}

/** A collection of variants by their ids. */
async function createCollection(ask: Admin, products: readonly unknown[]): Promise<void> {
  const chosen = PRODUCTS.filter(({category}) => category).map(({handle}) => handle)
  const ids = products
    .filter((product) => chosen.includes(`${readPath(product, 'slug')}`))
    .flatMap((product) => list(product, 'variants'))
    .map((variant) => readPath(variant, 'id'))
  const args = [argument('variantIds', JSON.stringify(ids)), argument('combineWithAnd', 'true')]
  await ask('mutation($input:CreateCollectionInput!){r:createCollection(input:$input){id}}', {
    input: {
      translations: [{languageCode: 'en', name: CATEGORY.title, slug: CATEGORY.handle, description: ''}],
      filters: [{code: 'variant-id-filter', arguments: args}],
    },
  })
}

const PAUSE = 200
const LONGEST = 60_000

/** Jobs assign the products to their collections, and then index them for the search. */
async function awaitJobs(ask: Admin): Promise<void> {
  const until = Date.now() + LONGEST
  const query = '{r:jobs(options:{filter:{isSettled:{eq:false}}}){totalItems}}'
  while (readPath(await ask(query), 'totalItems') !== 0) {
    if (Date.now() > until) throw new Error('the jobs of the shop do not end')
    await setTimeout(PAUSE)
  }
}

async function index(ask: Admin): Promise<void> {
  await awaitJobs(ask)
  await ask('mutation{r:reindex{id}}')
  await awaitJobs(ask)
}

export interface Filled {
  euroChannel: string
  /** Product ids by handle. */
  ids: ReadonlyMap<string, string>
}

/** Adds what the product importer cannot: taxes in prices, a code, a sale, a second currency, a collection. */
export async function fill(ask: Admin): Promise<Filled> {
  await sellWithTax(ask)
  const products = list(
    await ask('{r:products(options:{take:100}){items{id slug variants{id sku}}}}'),
    'items',
  )
  const variants = products.flatMap((product) => list(product, 'variants'))
  await createCode(ask)
  await createSale(ask, variants)
  const euroChannel = await createEuroChannel(ask, variants)
  await createCollection(ask, products)
  await index(ask)
  return {
    euroChannel,
    ids: new Map(products.map((product) => [`${readPath(product, 'slug')}`, `${readPath(product, 'id')}`])),
  }
}
