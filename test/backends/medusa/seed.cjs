const {readFileSync, writeFileSync} = require('node:fs')
const {ContainerRegistrationKeys, Modules, ProductStatus} = require('@medusajs/framework/utils')
const flows = require('@medusajs/medusa/core-flows')

/** Fills a Medusa server: `medusa exec seed.cjs <what it holds> <what was made>`, two files of JSON. */
exports.default = async ({container, args: [given, result]}) => {
  const {products, regions, code, tax} = JSON.parse(readFileSync(given, 'utf8'))
  const run = async (name, input) => (await flows[name](container).run({input})).result
  const link = container.resolve(ContainerRegistrationKeys.LINK)
  const countries = regions.map(({country}) => country)

  const [channel] = await run('createSalesChannelsWorkflow', {salesChannelsData: [{name: 'Web'}]})
  const [place] = await run('createStockLocationsWorkflow', {
    locations: [{name: 'Workshop', address: {address_1: '1 Clay Street', country_code: countries[0]}}],
  })
  await run('linkSalesChannelsToStockLocationWorkflow', {id: place.id, add: [channel.id]})
  const [key] = await run('createApiKeysWorkflow', {
    api_keys: [{title: 'Web', type: 'publishable', created_by: ''}],
  })
  await run('linkSalesChannelsToApiKeyWorkflow', {id: key.id, add: [channel.id]})

  const madeRegions = await run('createRegionsWorkflow', {
    regions: regions.map(({name, currency, country}) => ({
      name,
      currency_code: currency,
      countries: [country],
      payment_providers: ['pp_system_default'],
    })),
  })
  // whether amounts contain the tax is said by currency, as in the admin under Settings, Store
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
  await run(
    'createTaxRegionsWorkflow',
    countries.map((country_code) => ({
      country_code,
      provider_id: 'tp_system',
      default_tax_rate: {rate: tax, code: 'tax', name: 'Tax'},
    })),
  )

  /** Both currencies' price of what costs so many minor units of the first. */
  const pricesOf = (price, percent = 100) =>
    regions.map(({currency, rate}) => ({
      currency_code: currency,
      amount: Math.round((price * rate * percent) / 100) / 100,
    }))
  const made = await run('createProductsWorkflow', {
    products: products.map(({handle, title, description, options, variants}) => ({
      handle,
      title,
      description,
      status: ProductStatus.PUBLISHED,
      sales_channels: [{id: channel.id}],
      options: options.length
        ? options.map((name, index) => ({
            title: name,
            values: [...new Set(variants.map(({values}) => values[index]))],
          }))
        : [{title: 'Default option', values: ['Default option value']}],
      variants: variants.map(({values, sku, price}) => ({
        title: values.join(' / ') || title,
        sku,
        manage_inventory: true,
        options: options.length
          ? Object.fromEntries(options.map((name, index) => [name, values[index]]))
          : {'Default option': 'Default option value'},
        prices: pricesOf(price),
      })),
    })),
  })
  const variantIds = new Map(made.flatMap(({variants}) => variants.map(({sku, id}) => [sku, id])))

  const items = await container.resolve(Modules.INVENTORY).listInventoryItems({}, {take: 1000})
  const stock = new Map(products.flatMap(({variants}) => variants.map((one) => [one.sku, one.stock])))
  await run('createInventoryLevelsWorkflow', {
    inventory_levels: items.map(({id, sku}) => ({
      inventory_item_id: id,
      location_id: place.id,
      stocked_quantity: stock.get(sku) ?? 0,
    })),
  })

  await run('createPriceListsWorkflow', {
    price_lists_data: products
      .filter(({sale}) => sale)
      .map(({title, sale, variants}) => ({
        title: `Sale: ${title}`,
        description: 'Sale',
        type: 'sale',
        status: 'active',
        prices: variants.flatMap(({sku, price}) =>
          pricesOf(price, 100 - sale).map((one) => ({...one, variant_id: variantIds.get(sku)})),
        ),
      })),
  })
  await run('createPromotionsWorkflow', {
    promotionsData: [
      {
        code: code.text,
        type: 'standard',
        status: 'active',
        is_tax_inclusive: true,
        application_method: {
          type: 'percentage',
          target_type: 'order',
          allocation: 'across',
          value: code.percent,
        },
      },
    ],
  })

  const [profile] = await run('createShippingProfilesWorkflow', {data: [{name: 'Default', type: 'default'}]})
  const set = await container.resolve(Modules.FULFILLMENT).createFulfillmentSets({
    name: 'Shipping',
    type: 'shipping',
    service_zones: [
      {name: 'All', geo_zones: countries.map((country_code) => ({country_code, type: 'country'}))},
    ],
  })
  await link.create([
    {
      [Modules.STOCK_LOCATION]: {stock_location_id: place.id},
      [Modules.FULFILLMENT]: {fulfillment_provider_id: 'manual_manual'},
    },
    {
      [Modules.STOCK_LOCATION]: {stock_location_id: place.id},
      [Modules.FULFILLMENT]: {fulfillment_set_id: set.id},
    },
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
      prices: pricesOf(500),
      rules: [],
    },
  ])

  writeFileSync(
    result,
    JSON.stringify({
      key: key.token,
      regions: madeRegions.map(({id}) => id),
      ids: Object.fromEntries(made.map(({handle, id}) => [handle, id])),
    }),
  )
}
