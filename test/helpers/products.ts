/** A product item as in pages, with every state of a variant: on sale, sold out, unlimited, not offered. */
export const TEE = {
  id: 'tee',
  title: 'Tee',
  fullUrl: '/shop/tee',
  productType: 1,
  variantOptionOrdering: ['Size', 'Colour'],
  variants: [
    {sku: 'S-B', attributes: {Size: 'S', Colour: 'Black'}, price: 2000, qtyInStock: 3},
    {
      sku: 'S-W',
      attributes: {Size: 'S', Colour: 'White'},
      price: 2000,
      salePrice: 1500,
      onSale: true,
      qtyInStock: 5,
    },
    {sku: 'M-B', attributes: {Size: 'M', Colour: 'Black'}, price: 2500, qtyInStock: 0},
    {sku: 'L-W', attributes: {Size: 'L', Colour: 'White'}, price: 3000, salePrice: 100, unlimited: true},
  ],
}

/** One variant, three in stock. */
export const MUG = {
  id: 'mug',
  title: 'Mug',
  fullUrl: '/shop/mug',
  productType: 1,
  variants: [{sku: 'M1', attributes: {}, price: 1000, qtyInStock: 3}],
}

export const SOLD_OUT = {
  ...MUG,
  id: 'vase',
  title: 'Vase',
  variants: [{sku: 'V1', price: 1000, qtyInStock: 0}],
}

export const SUBSCRIPTION = {...MUG, id: 'box', title: 'Tea box', isSubscribable: true}

export const GIFT_CARD = {
  id: 'gift',
  title: 'Gift card',
  productType: 4,
  variants: [25, 50].map((amount) => ({
    sku: `G-${amount}`,
    attributes: {Amount: `$${amount}.00`},
    price: amount * 100,
    unlimited: true,
  })),
}
