import type {Product} from './add-to-cart.ts'

export interface Price {
  amount: string
  currencyCode: string
}

/** The variants of a product in the buy button's format, each at the same price. */
export const variantsOf = ({structuredContent}: Product, price: Price) =>
  structuredContent.variants.map(({sku, attributes}) => {
    const values = Object.entries(attributes).map(([name, value]) => ({name, value}))
    return {
      id: sku,
      title: sku,
      available: true,
      image: null,
      priceV2: price,
      compareAtPriceV2: null,
      optionValues: values,
      selectedOptions: values,
    }
  })
