// @vitest-environment happy-dom
import {readFileSync} from 'node:fs'
import {Ajv2020} from 'ajv/dist/2020.js'
import {describe, expect, it} from 'vitest'
import {readPageEvents} from '../../build/schemas/page-events.ts'
import {readSchemas} from '../../build/schemas/write.ts'
import type {EventDetails} from '../../src/contract/events.ts'
import {emptyCart, parseCartEntry} from '../../src/model/cart.ts'
import {parseVariants} from '../../src/model/variant.ts'
import {watchConsole} from '../helpers/console.ts'
import {hear} from '../helpers/hear.ts'
import {listFiles} from '../helpers/list-files.ts'
import {shopPage} from '../helpers/shop-page.ts'

const {events} = readPageEvents()
const {events: schema = {}} = await readSchemas()
const ajv = new Ajv2020({allErrors: true, allowUnionTypes: true})
const check = ajv.compile(schema)
await shopPage()
watchConsole()

const problemsOf = (name: string, detail: unknown): string[] =>
  check({[name]: detail})
    ? []
    : (check.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`)

const cart = emptyCart()
const entry = parseCartEntry({id: 'e', itemId: 'mug', chosenVariant: {sku: 'M', attributes: {Size: 'S'}}})
const variants = parseVariants([{sku: 'M', price: 2800, pricingOptions: [{price: 2500}]}], {currency: 'EUR'})
const [variant] = variants.ok ? variants.value : []
if (!entry || !variant) throw new Error('the examples are broken')

/** One example of each event, with every field. */
const EXAMPLES: EventDetails = {
  'backend-problem': {code: 'stock', message: 'Only one is left.', entryId: 'e', wanted: 3, taken: 1, cart},
  'cart-close': {cart},
  'cart-open': {cart: null, reason: 'link'},
  'cart-change': {cart, previous: null},
  'collection-change': {query: 'sort=title', count: 3, page: 1},
  'collection-error': {message: 'The list has not changed.', error: new Error('broken')},
  error: {widget: 'form', error: new Error('broken')},
  'form-error': {message: 'Required', fieldErrors: {email: 'Required'}},
  'form-submit': {
    formId: 'f',
    productId: 'p',
    variantId: null,
    values: {email: 'a@b.example', name: ['A', 'B']},
  },
  'form-success': {formId: 'f', productId: 'p', variantId: 'v'},
  'gallery-change': {index: 0, count: 3},
  'item-added': {
    item: {id: 'mug', title: 'Mug'},
    variant,
    quantityAdded: 1,
    quantityWanted: 3,
    cart,
    source: 'list',
  },
  'item-removed': {entry, cart, undo: async () => {}},
  'member-change': {authenticated: true, siteUserId: null},
  mounted: {widget: 'form'},
  'quick-view-close': {itemId: null, group: ''},
  'quick-view-open': {itemId: 'mug', group: 'shelf'},
  'search-suggest': {query: 'mug', count: 2},
  'stock-change': {entryId: 'e', itemId: 'mug', sku: 'M', qtyInStock: null, previous: 3},
  'variant-change': {itemId: 'mug', variant: null, inStock: false, unselected: ['Size']},
  'variant-wanted': {itemId: 'mug', variantId: null},
  'wishlist-change': {itemId: 'mug', isListed: true},
}

/** Internal events. */
const SIGNALS = ['consent', 'strings', 'media-left']

const emitted = (): string[] => {
  const code = listFiles('src', 'widgets', 'loader', 'react').filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  )
  const names = code.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\bemit\(\s*'([\w-]+)'/g), ([, name = '']) => name),
  )
  return [...new Set(names)].filter((name) => !SIGNALS.includes(name)).sort()
}

describe('the events of a page', () => {
  it('are all described, and all dispatched', () => {
    expect(Object.keys(events).sort()).toEqual(emitted())
    expect(Object.keys(schema.properties ?? {}).sort()).toEqual(emitted())
  })

  it.each(Object.entries(events))('%s says when it happens', (_, {description}) => {
    expect(description).toMatch(/^[A-Z].*\.$/)
  })

  it.each(Object.entries(EXAMPLES))(
    '%s has a schema that accepts its payload and rejects an invalid one',
    (name, detail) => {
      expect(problemsOf(name, detail)).toEqual([])
      expect(problemsOf(name, {...detail, more: 1})).not.toEqual([])
      expect(problemsOf(name, null)).not.toEqual([])
    },
  )

  it.each([
    ['item-added', {...EXAMPLES['item-added'], quantityAdded: '1'}],
    ['item-added', {...EXAMPLES['item-added'], source: 'elsewhere'}],
    ['item-added', {...EXAMPLES['item-added'], cart: null}],
    ['cart-change', {cart: {...cart, entries: [{...entry, quantity: null}]}, previous: null}],
    ['variant-change', {...EXAMPLES['variant-change'], variant: {...variant, price: 28}}],
    ['mounted', {}],
  ])('an error in %s is found: %j', (name, detail) => {
    expect(problemsOf(name, detail)).not.toEqual([])
  })

  it('match their description when items are added to a cart and removed from it', async () => {
    const heard = hear(...Object.keys(events))
    const {addItem, removeItem} = await import('../../src/actions/index.ts')
    const added = await addItem({itemId: 'mug', sku: 'M1', quantity: 2}, {source: 'product'})
    await removeItem(added.cart.entries[0]?.id ?? '', async () => {})
    expect(heard.map(({name}) => name)).toEqual(
      expect.arrayContaining(['item-added', 'cart-change', 'item-removed']),
    )
    for (const {name, detail} of heard) expect(problemsOf(name, detail), name).toEqual([])
  })
})
