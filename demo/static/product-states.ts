import {isSoldOut, isVariantSoldOut} from '../../src/model/stock.ts'
import type {ShopProduct} from '../server/catalogue/catalogue.ts'

/** How many variants the options could name. */
const countChoices = (variants: readonly {attributes: Record<string, string>}[], names: readonly string[]) =>
  names.reduce((count, name) => count * new Set(variants.map(({attributes}) => attributes[name])).size, 1)

/** The states in which a product is, in words, for the page that shows them all. */
export function statesOf({record, product}: ShopProduct): string[] {
  const {variants, options, plan, form, restock, scarcity, lowStock, swatches, swatchesFrom} = record
  const isOut = isSoldOut(product)
  const states: readonly (readonly [boolean, string])[] = [
    [true, record.type],
    [options.length > 0, `options: ${options.join(', ')}`],
    [
      options.length > 0 && countChoices(variants, options) > variants.length,
      'some combinations do not exist',
    ],
    [swatches !== undefined || swatchesFrom !== undefined, 'swatches'],
    [record.choice === 'radio', 'radio buttons'],
    [isOut, 'sold out'],
    [
      !isOut && product.variants.some((variant) => isVariantSoldOut(product, variant)),
      'some variants are sold out',
    ],
    [variants.some(({salePrice}) => salePrice !== null), 'on sale'],
    [scarcity !== undefined || lowStock !== undefined, 'shows how many are left'],
    [variants.every(({stock}) => stock === null), 'unlimited'],
    [plan !== undefined, 'subscription'],
    [form !== undefined, 'asks for more fields'],
    [restock !== undefined, 'restock form'],
    [record.soldOutText !== undefined || record.buttonText !== undefined, 'custom texts'],
  ]
  return states.flatMap(([holds, state]) => (holds ? [state] : []))
}
