import {expect, vi} from 'vitest'
import {asRecord} from '../../src/lib/as-record.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {parseCart} from '../../src/model/cart.ts'
import {parseForm} from '../../src/model/form.ts'
import {GALLERY_OPTIONS} from '../../src/model/gallery-options.ts'
import {parseMerchandising} from '../../src/model/merchandising.ts'
import {parseMoney} from '../../src/model/money.ts'
import {parseOrder} from '../../src/model/order.ts'
import {parseGalleryOption} from '../../src/model/parse-gallery-option.ts'
import {type Product, parseProduct} from '../../src/model/product.ts'
import {parseRestock} from '../../src/model/restock.ts'
import {toShownProduct} from '../../src/model/shown-product.ts'
import {imageSwatch, readSwatch} from '../../src/model/swatches.ts'
import {readUnitPrice} from '../../src/model/unit-price.ts'
import {parseSettings} from '../../widgets/popup-overlay/settings.ts'
import {minorOf} from './minor-of.ts'

export function readProduct(value: unknown): Product {
  const warn = vi.fn()
  const parsed = parseProduct(value, {currency: 'EUR', warn})
  expect(warn).not.toHaveBeenCalled()
  if (!parsed.ok) throw new Error(parsed.problem)
  return parsed.value
}

/**
 * Everything that the model reads of a value without problems, by shape. Omits the page’s own JSON, which the model
 * stores with the result.
 */
export const READERS: Record<string, (value: unknown) => unknown> = {
  ProductItem(value) {
    const {source, variants, ...product} = readProduct(value)
    const {own, billing} = toShownProduct(readProduct(value))
    const swatches = Object.entries(asRecord(source.swatches)).flatMap(([option, values]) =>
      Object.keys(asRecord(values)).map((name) => [option, name, readSwatch({source}, option, name)]),
    )
    const images = [source.items].flat().flatMap((image) => {
      const shown = [
        {attributes: {Look: 'own'}, mainImageId: textOrNull(asRecord(image).id)},
        {attributes: {Look: 'other'}, mainImageId: 'another image'},
      ]
      const kinds = ['color', 'picture'] as const
      return kinds.map((kind) => imageSwatch({source, variants: shown}, 'Look', 'own', kind))
    })
    return {
      product,
      variants: variants.map(({source: _, ...variant}) => variant),
      own,
      billing,
      unitPrices: [null, ...variants].map((variant) => readUnitPrice(readProduct(value), variant)),
      swatches,
      images,
    }
  },
  FormDefinition(value) {
    const warn = vi.fn()
    const parsed = parseForm({fields: [], ...asRecord(value)}, warn)
    expect(warn.mock.calls.filter(([problem]) => !/id of another field/.test(problem))).toEqual([])
    if (!parsed.ok) throw new Error(parsed.problem)
    return parsed.value
  },
  Merchandising: (value) => [
    parseMerchandising(value),
    parseRestock(value),
    asRecord(value).customSoldOutText || null,
  ],
  Order(value) {
    const parsed = parseOrder(value, 'EUR')
    if (!parsed.ok) throw new Error(parsed.problem)
    return parsed.value
  },
  GalleryOptions: (value) =>
    Object.entries(GALLERY_OPTIONS).map(([name, option]) => {
      const {value: read, problem} = parseGalleryOption(asRecord(value)[name], option)
      expect(problem, name).toBeUndefined()
      expect(read).toBe(asRecord(value)[name] ?? option.default)
      return read
    }),
  MoneyAmount(value) {
    expect(parseMoney(value)?.minor).toBe(minorOf(value))
    return parseMoney(value)
  },
  ServedCart(value) {
    const entries = [asRecord(value).entries].flat().map(asRecord)
    // a contradictory one is refused
    const parsed = parseCart({
      ...asRecord(value),
      totalQuantity: entries.reduce((sum, {quantity}) => sum + Number(quantity), 0),
    })
    if (!parsed.ok) throw new Error(parsed.problem)
    expect(parsed.value.entries.map(({id, title}) => ({id, title}))).toEqual(
      entries.map(({id, title}) => ({id, title})),
    )
    return parsed.value
  },
  PopupOverlaySettings(value) {
    const problems: string[] = []
    const given = {...asRecord(value), showOnTimer: true}
    const {given: _, ...settings} = parseSettings(given, (problem) => problems.push(problem))
    expect(problems).toEqual([])
    return settings
  },
}
