interface Option {
  name: string
  value: string
}

export interface Filtered {
  variants: readonly {price: number; stock: number; options: readonly Option[]}[]
}

/** The fields of the schema's `ProductFilter` that the shop has data for. */
export interface Filter {
  available?: boolean
  price?: {min?: number; max?: number}
  variantOption?: Option
  tag?: string
}

/** A price in the money of the visitor's country. */
type ToAmount = (minor: number) => number

/** The name for products without options. */
const NONE = 'Title'

const amountsOf = ({variants}: Filtered, toAmount: ToAmount): number[] =>
  variants.map(({price}) => toAmount(price))

const isAvailable = ({variants}: Filtered): boolean => variants.some(({stock}) => stock > 0)

const optionsOf = ({variants}: Filtered): Option[] => variants.flatMap(({options}) => options)

const hasOption = (product: Filtered, {name, value}: Option): boolean =>
  optionsOf(product).some((option) => option.name === name && option.value === value)

/** No product has a tag. */
function isFound(product: Filtered, {available, price, variantOption}: Filter, toAmount: ToAmount): boolean {
  if (available !== undefined) return isAvailable(product) === available
  if (price)
    return amountsOf(product, toAmount).some(
      (amount) => amount >= (price.min ?? 0) && amount <= (price.max ?? Number.POSITIVE_INFINITY),
    )
  return variantOption ? hasOption(product, variantOption) : false
}

/** Values of one filter are alternatives; each option is a separate filter. */
const groupOf = (filter: Filter): string => filter.variantOption?.name ?? Object.keys(filter).join()

export function applyFilters<T extends Filtered>(
  products: readonly T[],
  filters: readonly Filter[],
  toAmount: ToAmount,
): T[] {
  const groups = [...new Set(filters.map(groupOf))].map((name) =>
    filters.filter((filter) => groupOf(filter) === name),
  )
  return products.filter((product) =>
    groups.every((group) => group.some((filter) => isFound(product, filter, toAmount))),
  )
}

/** `FilterValue` of the schema: `input` is JSON in a text. */
const viewValue = (id: string, label: string, count: number, input: object) => ({
  id,
  label,
  count,
  input: JSON.stringify(input),
  image: null,
  swatch: null,
})

type Value = ReturnType<typeof viewValue>

const viewFilter = (id: string, label: string, type: 'LIST' | 'PRICE_RANGE', values: readonly Value[]) => ({
  id,
  label,
  type,
  presentation: type === 'LIST' ? 'TEXT' : null,
  values,
})

function viewOption(name: string, products: readonly Filtered[]) {
  const options = products.flatMap(optionsOf).filter((option) => option.name === name)
  const id = `filter.v.option.${name.toLowerCase()}`
  const values = [...new Set(options.map(({value}) => value))].sort().map((value) => {
    const count = products.filter((product) => hasOption(product, {name, value})).length
    return viewValue(`${id}.${value.toLowerCase()}`, value, count, {variantOption: {name, value}})
  })
  return viewFilter(id, name, 'LIST', values)
}

/** The filters of the products that were found, with their counts in these products. The shop has one vendor. */
export function viewFilters(products: readonly Filtered[], toAmount: ToAmount) {
  if (!products.length) return []
  const names = [...new Set(products.flatMap(optionsOf).map(({name}) => name))].filter(
    (name) => name !== NONE,
  )
  const there = products.filter(isAvailable).length
  const most = Math.max(...products.flatMap((product) => amountsOf(product, toAmount)))
  const id = 'filter.v.availability'
  return [
    viewFilter(id, 'Availability', 'LIST', [
      viewValue(`${id}.1`, 'In stock', there, {available: true}),
      viewValue(`${id}.0`, 'Out of stock', products.length - there, {available: false}),
    ]),
    viewFilter('filter.v.price', 'Price', 'PRICE_RANGE', [
      viewValue('filter.v.price', 'Price', 0, {price: {min: 0, max: most}}),
    ]),
    ...names.map((name) => viewOption(name, products)),
    viewFilter('filter.p.vendor', 'Brand', 'LIST', [
      viewValue('filter.p.vendor.double', 'Double', products.length, {productVendor: 'Double'}),
    ]),
  ]
}
