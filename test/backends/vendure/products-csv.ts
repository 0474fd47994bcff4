import type {Product} from '../goods.ts'

const HEAD =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets'

const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`

/**
 * One product in the format of Vendure's importer: the first line names the product, and each line a variant. Each
 * option is also a facet: Vendure's search does not find options.
 */
const linesOf = ({title, handle, description, options, variants}: Product): string[] =>
  variants.map(({values, sku, price, stock}, index) => {
    const [head, groups] = index ? [['', '', ''], ''] : [[title, handle, description], options.join('|')]
    const money = (price / 100).toFixed(2)
    const facets = values.map((value, at) => `${options[at]}:${value}`).join('|')
    return [...head, '', '', groups, values.join('|'), sku, money, 'standard', `${stock}`, 'true', '', facets]
      .map(cell)
      .join(',')
  })

export const productsCsv = (products: readonly Product[]): string =>
  [HEAD, ...products.flatMap(linesOf), ''].join('\n')
