const {readFileSync, writeFileSync} = require('node:fs')
const {ContainerRegistrationKeys, Modules, ProductStatus} = require('@medusajs/framework/utils')
const flows = require('@medusajs/medusa/core-flows')

/** The option that the admin writes for a product without options. */
const NO_OPTION = {title: 'Default option', values: ['Default option value']}

/** The prices in the currency of each region, from minor units of the first. */
const pricesOf = (regions, price, percent = 100) =>
  regions.map(({currency, rate}) => ({
    currency_code: currency,
    amount: Math.round((price * rate * percent) / 100) / 100,
  }))

/** A sales channel with its key, and a stock location. */
async function openChannel(run, country) {
  const [channel] = await run('createSalesChannelsWorkflow', {salesChannelsData: [{name: 'Web'}]})
  const [place] = await run('createStockLocationsWorkflow', {
    locations: [{name: 'Workshop', address: {address_1: '1 Clay Street', country_code: country}}],
  })
  await run('linkSalesChannelsToStockLocationWorkflow', {id: place.id, add: [channel.id]})
  const [key] = await run('createApiKeysWorkflow', {
    api_keys: [{title: 'Web', type: 'publishable', created_by: ''}],
  })
  await run('linkSalesChannelsToApiKeyWorkflow', {id: key.id, add: [channel.id]})
  return {channel, place, key}
}

/** Regions, with the tax of their countries in the prices. */
async function openRegions(run, regions, tax) {
  const made = await run('createRegionsWorkflow', {
    regions: regions.map(({name, currency, country}) => ({
      name,
      currency_code: currency,
      countries: [country],
      payment_providers: ['pp_system_default'],
    })),
  })
  // each currency has its tax setting, as in the admin under Settings, Store
  await run('updateStoresWorkflow', {
    selector: {},
    update: {
      supported_currencies: regions.map(({currency}, index) => ({
        currency_code: currency,
        is_default: index === 0,
        is_tax_inclusive: true,
      })),
    },
  })
  const taxed = regions.map(({country}) => ({
    country_code: country,
    provider_id: 'tp_system',
    default_tax_rate: {rate: tax, code: 'tax', name: 'Tax'},
  }))
  await run('createTaxRegionsWorkflow', taxed)
  return made
}

const toProduct = ({handle, title, description, options, variants, category}, {regions, channel, cups}) => ({
  handle,
  title,
  description,
  status: ProductStatus.PUBLISHED,
  sales_channels: [{id: channel.id}],
  category_ids: category ? [cups.id] : [],
  options: options.length
    ? options.map((name, index) => ({
        title: name,
        values: [...new Set(variants.map(({values}) => values[index]))],
      }))
    : [NO_OPTION],
  variants: variants.map(({values, sku, price}, rank) => ({
    title: values.join(' / ') || 'Default variant',
    sku,
    variant_rank: rank,
    manage_inventory: true,
    options: options.length
      ? Object.fromEntries(options.map((name, index) => [name, values[index]]))
      : {[NO_OPTION.title]: NO_OPTION.values[0]},
    prices: pricesOf(regions, price),
  })),
})

async function stockUp(run, container, products, place) {
  const items = await container.resolve(Modules.INVENTORY).listInventoryItems({}, {take: 1000})
  const stock = new Map(products.flatMap(({variants}) => variants.map(({sku, stock}) => [sku, stock])))
  await run('createInventoryLevelsWorkflow', {
    inventory_levels: items.map(({id, sku}) => ({
      inventory_item_id: id,
      location_id: place.id,
      stocked_quantity: stock.get(sku) ?? 0,
    })),
  })
}

/** A price list for each product on sale, and a code. */
async function reduce(run, {products, regions, code}, made) {
  const ids = new Map(made.flatMap(({variants}) => variants.map(({sku, id}) => [sku, id])))
  const lists = products.filter(({sale}) => sale)
  await run('createPriceListsWorkflow', {
    price_lists_data: lists.map(({title, sale, variants}) => ({
      title: `Sale: ${title}`,
      description: 'Sale',
      type: 'sale',
      status: 'active',
      prices: variants.flatMap(({sku, price}) =>
        pricesOf(regions, price, 100 - sale).map((amount) => ({...amount, variant_id: ids.get(sku)})),
      ),
    })),
  })
  const method = {type: 'percentage', target_type: 'order', allocation: 'across', value: code.percent}
  await run('createPromotionsWorkflow', {
    promotionsData: [
      {
        code: code.text,
        type: 'standard',
        status: 'active',
        is_tax_inclusive: true,
        application_method: method,
      },
    ],
  })
}

/** One shipping method, for all countries. */
async function ship(run, container, regions, made, place) {
  const [profile] = await run('createShippingProfilesWorkflow', {data: [{name: 'Default', type: 'default'}]})
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: 'Shipping',
    type: 'shipping',
    service_zones: [
      {name: 'All', geo_zones: regions.map(({country}) => ({country_code: country, type: 'country'}))},
    ],
  })
  const at = {[Modules.STOCK_LOCATION]: {stock_location_id: place.id}}
  await container.resolve(ContainerRegistrationKeys.LINK).create([
    {...at, [Modules.FULFILLMENT]: {fulfillment_provider_id: 'manual_manual'}},
    {...at, [Modules.FULFILLMENT]: {fulfillment_set_id: set.id}},
    ...made.map(({id}) => ({
      [Modules.PRODUCT]: {product_id: id},
      [Modules.FULFILLMENT]: {shipping_profile_id: profile.id},
    })),
  ])
  await run('createShippingOptionsWorkflow', [
    {
      name: 'Standard Shipping',
      price_type: 'flat',
      provider_id: 'manual_manual',
      service_zone_id: set.service_zones[0].id,
      shipping_profile_id: profile.id,
      type: {label: 'Standard', description: 'In a week', code: 'standard'},
      prices: pricesOf(regions, 500),
      rules: [],
    },
  ])
}

/** Fills a Medusa server: `medusa exec seed.cjs <products> <created>`, two JSON files. */
exports.default = async ({container, args: [given, result]}) => {
  const goods = JSON.parse(readFileSync(given, 'utf8'))
  const {products, regions, tax} = goods
  const run = async (name, input) => (await flows[name](container).run({input})).result
  const {channel, place, key} = await openChannel(run, regions[0].country)
  const madeRegions = await openRegions(run, regions, tax)
  const {title: name, handle} = goods.category
  const [cups] = await run('createProductCategoriesWorkflow', {
    product_categories: [{name, handle, is_active: true}],
  })
  const made = await run('createProductsWorkflow', {
    products: products.map((product) => toProduct(product, {regions, channel, cups})),
  })
  await stockUp(run, container, products, place)
  await reduce(run, goods, made)
  await ship(run, container, regions, made, place)
  const ids = Object.fromEntries(made.map(({handle, id}) => [handle, id]))
  writeFileSync(result, JSON.stringify({key: key.token, regions: madeRegions.map(({id}) => id), ids}))
}
