import cart from '../../src/backends/medusa/recorded/cart.json' with {type: 'json'}
import products from '../../src/backends/medusa/recorded/products.json' with {type: 'json'}
import suggested from '../../src/backends/medusa/recorded/search.json' with {type: 'json'}
import order from '../../src/backends/vendure/recorded/order.json' with {type: 'json'}
import product from '../../src/backends/vendure/recorded/product.json' with {type: 'json'}
import found from '../../src/backends/vendure/recorded/search.json' with {type: 'json'}

/** A kind of shop as its replies: the first whose text occurs in a call answers it. */
export interface ShopReplies {
  backend: string
  /** The path of `data-api`. */
  path: string
  /** Further attributes of the loader's tag. */
  tag?: string
  /** A product, and a variant of it. */
  item: {itemId: string; sku: string}
  replies: readonly (readonly [occurs: string, body: unknown])[]
  /** The same for a list with its filters, and for suggestions. */
  lists: {query: string; replies: readonly (readonly [occurs: string, body: unknown])[]}
}

const usd = (amount: string) => ({amount, currencyCode: 'USD'})
const [first] = products.products

const shopifyLine = {
  id: 'gid://shopify/CartLine/1?cart=abc',
  quantity: 2,
  attributes: [{key: 'name', value: 'Ada'}],
  cost: {
    amountPerQuantity: usd('12.5'),
    compareAtAmountPerQuantity: usd('15.0'),
    subtotalAmount: usd('25.0'),
  },
  discountAllocations: [{discountedAmount: usd('1.0')}],
  merchandise: {
    id: 'gid://shopify/ProductVariant/7',
    sku: 'MUG',
    availableForSale: true,
    quantityAvailable: 9,
    requiresShipping: true,
    selectedOptions: [{name: 'Size', value: 'Large'}],
    image: {url: 'https://cdn.example/mug.jpg'},
    product: {id: 'gid://shopify/Product/3', handle: 'mug', title: 'Mug'},
  },
}
const shopifyCart = {
  id: 'gid://shopify/Cart/abc?key=secret',
  checkoutUrl: 'https://shop.example/cart/c/abc?key=secret',
  buyerIdentity: {countryCode: 'US'},
  discountCodes: [
    {code: 'TENOFF', applicable: true},
    {code: 'OLD', applicable: false},
  ],
  discountAllocations: [{discountedAmount: usd('5.0')}],
  cost: {totalAmount: usd('25.0')},
  delivery: {
    addresses: [{address: {countryCode: 'US', provinceCode: 'NJ', zip: '07030', city: 'Hoboken'}}],
  },
  deliveryGroups: {
    nodes: [{selectedDeliveryOption: {handle: 'h', title: 'Standard', estimatedCost: usd('5.0')}}],
  },
  lines: {nodes: [shopifyLine]},
}
const shopifyProduct = {
  id: 'gid://shopify/Product/3',
  handle: 'mug',
  title: 'Mug',
  descriptionHtml: '<p>A mug</p>',
  options: [{name: 'Size'}],
  images: {
    nodes: ['1', '2'].map((id) => ({id, url: `https://cdn.example/${id}.jpg`, altText: `Side ${id}`})),
  },
  variants: {
    nodes: [
      {
        id: 'gid://shopify/ProductVariant/7',
        sku: 'MUG',
        availableForSale: true,
        quantityAvailable: 9,
        selectedOptions: [{name: 'Size', value: 'Large'}],
        price: usd('12.5'),
        compareAtPrice: {amount: '15.0'},
        image: {id: '1'},
      },
    ],
  },
}

const PRICES = {price: '1200', regular_price: '1500', currency_code: 'USD', currency_minor_unit: 2}
const wooImage = {
  id: 3,
  src: 'https://shop.example/mug.jpg',
  thumbnail: 'https://shop.example/s.jpg',
  alt: 'A mug',
}
const wooCart = {
  items: [
    {
      key: 'k1',
      id: 21,
      quantity: 2,
      quantity_limits: {minimum: 1, maximum: 9999, multiple_of: 1, editable: true},
      name: 'Mug',
      sku: 'MUG',
      permalink: 'https://shop.example/product/mug/',
      images: [wooImage],
      variation: [{attribute: 'Color', value: 'Red'}],
      prices: PRICES,
      totals: {line_subtotal: '2000', line_subtotal_tax: '400', ...PRICES},
    },
  ],
  coupons: [{code: 'tenoff', totals: {total_discount: '200', total_discount_tax: '40', ...PRICES}}],
  totals: {total_items: '2000', total_items_tax: '400', total_price: '2160', total_tax: '360', ...PRICES},
  shipping_address: {country: 'US', state: 'CA', postcode: '90211', city: 'Beverly Hills'},
  needs_shipping: true,
  has_calculated_shipping: true,
  shipping_rates: [{shipping_rates: [{rate_id: 'flat:1', name: 'Flat rate', selected: true}]}],
  errors: [{code: 'woocommerce_rest_product_partially_out_of_stock', message: 'Only one left'}],
}
const wooVariation = {
  id: 21,
  parent: 20,
  sku: 'MUG',
  on_sale: true,
  prices: PRICES,
  images: [wooImage],
  is_in_stock: true,
  is_purchasable: true,
  low_stock_remaining: null,
  stock_availability: {text: '9 in stock'},
  add_to_cart: {minimum: 1, maximum: 9, multiple_of: 1},
}
const wooProduct = {
  ...wooVariation,
  id: 20,
  name: 'Mug',
  permalink: 'https://shop.example/product/mug/',
  description: '<p>A mug</p>',
  short_description: '',
  attributes: [
    {
      id: 4,
      name: 'Color',
      taxonomy: 'pa_color',
      has_variations: true,
      terms: [{id: 8, name: 'Red', slug: 'red'}],
    },
  ],
  variations: [{id: 21, attributes: [{name: 'Color', value: 'red'}]}],
}

const graphql = (r: unknown) => ({data: {r}})

const range = {minVariantPrice: usd('12.5'), maxVariantPrice: usd('12.5')}
const shopifyFilters = [
  {label: 'Price', values: [{label: 'Price', count: 0, input: '{"price": {"min": 0, "max": 88.5}}'}]},
  {
    label: 'Colour',
    values: [{label: 'Ink', count: 2, input: '{"variantOption": {"name": "Color", "value": "ink"}}'}],
  },
  {label: 'Tag', values: [{label: 'New', count: 3, input: '{"tag": "new"}'}]},
]

const cups = {id: 16, name: 'Cups', slug: 'cups', permalink: 'https://shop.example/product-category/cups/'}
const wooCounts = {
  price_range: {min_price: '650', max_price: '123456', currency_code: 'USD', currency_minor_unit: 2},
  attribute_counts: [{term: 8, count: 3}],
  stock_status_counts: [{status: 'instock', count: '9'}],
  taxonomy_counts: [{term: 16, count: 4}],
}

const facetValue = {code: 'ink', name: 'Ink', facet: {code: 'Color', name: 'Colour'}}

/** Replies of shops that are not the platform, recorded or after their published schema. */
export const SHOP_REPLIES: readonly ShopReplies[] = [
  {
    backend: 'medusa',
    path: '',
    tag: `data-key="pk_1" data-region="${cart.cart.region_id}"`,
    item: {itemId: first?.id ?? '', sku: first?.variants[0]?.sku ?? ''},
    replies: [
      ['/store/carts', cart],
      ['/store/products', products],
    ],
    lists: {
      query: 'limit=4',
      replies: [
        ['/store/product-categories', {product_categories: suggested.product_categories}],
        ['/store/products?q=', {products: suggested.products.slice(1)}],
        ['/store/products', {products: [first], count: 1}],
      ],
    },
  },
  {
    backend: 'vendure',
    path: '/shop-api',
    item: {itemId: product.id, sku: product.variants[0]?.sku ?? ''},
    replies: [
      ['activeChannel', {data: {activeChannel: {pricesIncludeTax: true}}}],
      ['product(', graphql(product)],
      ['/shop-api', graphql(order)],
    ],
    lists: {
      query: 'limit=4',
      replies: [
        ['activeChannel', {data: {activeChannel: {pricesIncludeTax: true}}}],
        [
          'facetValues{count',
          graphql({
            facetValues: [{count: 2, facetValue}],
            collections: [{count: 4, collection: {slug: 'cups', name: 'Cups'}}],
          }),
        ],
        ['productAsset', graphql({...found, items: found.items.slice(1, 2)})],
        ['r:search(', graphql({items: [{productId: product.id}], totalItems: 1})],
        ['r:products(', graphql({items: [product]})],
      ],
    },
  },
  {
    backend: 'shopify',
    path: '/api/2026-04/graphql.json',
    tag: 'data-key="public"',
    item: {itemId: '3', sku: 'MUG'},
    replies: [
      ['r:product(', graphql(shopifyProduct)],
      ['r:cart(', graphql(shopifyCart)],
      [
        '/graphql.json',
        graphql({
          cart: shopifyCart,
          userErrors: [],
          warnings: [{code: 'MERCHANDISE_NOT_ENOUGH_STOCK', message: 'Only one left', target: 'x'}],
        }),
      ],
    ],
    lists: {
      query: 'filter.category=mugs',
      replies: [
        ['types:[PAGE]', graphql({pages: [{title: 'Care', handle: 'care'}]})],
        [
          'r:predictiveSearch(',
          graphql({
            products: [
              {
                title: 'Mug',
                handle: 'mug',
                featuredImage: {url: 'https://cdn.example/mug.jpg'},
                priceRange: range,
              },
            ],
            collections: [{title: 'Cups', handle: 'cups'}],
          }),
        ],
        ['filters{label', graphql({products: {filters: shopifyFilters, nodes: [{priceRange: range}]}})],
        ['r:collection(', graphql({products: {nodes: [shopifyProduct], pageInfo: {hasNextPage: false}}})],
      ],
    },
  },
  {
    backend: 'woocommerce',
    path: '/wp-json/wc/store/v1',
    item: {itemId: '20', sku: 'MUG'},
    replies: [
      ['/products?type=variation', [wooVariation]],
      ['/products/', wooProduct],
      ['/cart', wooCart],
    ],
    lists: {
      query: 'limit=4',
      replies: [
        ['/products/categories', [cups]],
        ['/products/tags', [{id: 17, name: 'New', slug: 'new'}]],
        ['/products/attributes/4/terms', [{id: 8, name: 'Red', slug: 'red'}]],
        ['/products/attributes', [{id: 4, name: 'Color', taxonomy: 'pa_color'}]],
        ['/products/collection-data', wooCounts],
        ['/products?type=variation', [wooVariation]],
        ['/products?', [wooProduct]],
      ],
    },
  },
]
