import type {ProductItem} from 'vitrine/react'

/** A product of the shop that the tests start. */
export const bowl = {
  id: '64a1f0c27be1d20013c0aa02',
  title: 'Tide Bowl',
  variants: [{sku: 'BOWL-TIDE', price: 4800, salePrice: 3900, onSale: true}],
} satisfies ProductItem
