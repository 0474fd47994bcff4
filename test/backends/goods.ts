/** A product in each shop that the tests fill. */
export interface Product {
  handle: string
  title: string
  description: string
  /** The handle of its category. */
  category?: string
  /** Names of the options, in the order of the choices. */
  options: readonly string[]
  variants: readonly {values: readonly string[]; sku: string; price: number; stock: number}[]
  /** Percentage of the reduction. */
  sale?: number
}

const PLENTY = 500

/** A category of some products. */
export const CATEGORY = {handle: 'cups', title: 'Cups'}

const single = (handle: string, title: string, sku: string, price: number, stock = PLENTY): Product => ({
  handle,
  title,
  description: `${title}, made by hand`,
  options: [],
  variants: [{values: [], sku, price, stock}],
})

/** Twelve products in US dollars, with tax; amounts are minor units. */
export const PRODUCTS: readonly Product[] = [
  {
    handle: 'tide-bowl',
    title: 'Tide Bowl',
    description: 'A bowl with a blue rim',
    options: ['Size'],
    variants: [
      {values: ['Small'], sku: 'BOWL-S', price: 3900, stock: PLENTY},
      {values: ['Large'], sku: 'BOWL-L', price: 4800, stock: PLENTY},
    ],
  },
  {...single('mug', 'Mug', 'MUG', 1250), category: CATEGORY.handle},
  single('moon-plate', 'Moon Plate', 'PLATE', 3000, 1),
  single('ash-vase', 'Ash Vase', 'VASE', 8000, 0),
  {...single('dripper', 'Dripper', 'DRIP', 4000), sale: 25},
  single('salt-cellar', 'Salt Cellar', 'SALT', 2000, 3),
  {
    handle: 'teapot',
    title: 'Teapot',
    description: 'A teapot in two glazes',
    options: ['Glaze', 'Size'],
    variants: [
      {values: ['Ink', 'Small'], sku: 'TEA-INK-S', price: 7400, stock: PLENTY},
      {values: ['Ink', 'Large'], sku: 'TEA-INK-L', price: 8800, stock: PLENTY},
      {values: ['Chalk', 'Small'], sku: 'TEA-CHALK-S', price: 7400, stock: 0},
      {values: ['Chalk', 'Large'], sku: 'TEA-CHALK-L', price: 8800, stock: PLENTY},
    ],
  },
  single('saucer', 'Saucer & Spoon', 'SAUCER', 650),
  {...single('cairo-cup', 'فنجان قهوة', 'CUP-CAIRO', 2200), category: CATEGORY.handle},
  single('notebook', 'Linen “Notebook”', 'NOTE', 1899),
  single('letter-set', 'Letter Set', 'LETTER', 1),
  single('commission', 'Dinner Service', 'DINNER', 123_456),
]

/** The price that a visitor pays. */
export const paidPrice = ({sale = 0}: Product, price: number): number => Math.round(price * (1 - sale / 100))

export const CODE = {text: 'TENOFF', percent: 10}
/** Percentage of the tax in the prices. */
export const TAX = 20
/** Euros for one dollar, in shops with both currencies. */
export const EUROS = 0.8

export const findProduct = (handle: string): Product => {
  const product = PRODUCTS.find((product) => product.handle === handle)
  if (!product) throw new RangeError(`no product ${handle}`)
  return product
}
