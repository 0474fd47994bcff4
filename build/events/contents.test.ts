// @vitest-environment happy-dom
import {Ajv2020} from 'ajv/dist/2020.js'
import {beforeAll, expect, it} from 'vitest'
import {page} from '../../src/page/page.ts'
import {toMessages} from '../../src/tracking/channels/to-messages.ts'
import {readEnvironment} from '../../src/tracking/environment.ts'
import type {ListEvents, TrackedEvents} from '../../src/tracking/events/events.ts'
import {decide} from '../../src/tracking/gate/gate.ts'
import {readFacts} from '../../src/tracking/gate/read-facts.ts'
import {UNKNOWN_VISITOR} from '../../src/tracking/visitor/visitor.ts'
import {readContentSchemas, readEventSchemas} from './event-schemas.ts'

const added = {productId: 'p', sku: 's', quantity: 1, entryId: 'e', newlyAdded: 1}
const placed = {productId: 'p', position: 1}
const order = {orderId: 'o', cartId: null, testMode: false, websiteId: 'w'}

/** Every event, with every field that it can have. */
const EVENTS: TrackedEvents = {
  PageView: {},
  Hit: {},
  ButtonRender: {blockId: 'b'},
  ButtonClick: {blockId: 'b', destinationUrl: 'https://shop.example/'},
  VisitPDP: {productId: 'p'},
  AddToCart: {...added, source: 'pdp'},
  ViewCart: {cartId: 'c'},
  RemoveFromCart: {productId: 'p', sku: null},
  RelatedProductDisplay: {products: [placed]},
  RelatedProductClick: placed,
  RelatedProductAdd: {...added, sku: null, entryId: null},
  ReviewsTab: {productId: 'p'},
  ReviewsVitalsAnchorLink: {productId: 'p'},
  GatedVideo: {action: 'play', videoId: 'v'},
  QuickView: {productId: 'p'},
  Overlay: {event: 'view', version: '1'},
  FormRender: {formId: 'f'},
  FieldData: {version: '1.0.0', engine: 'webkit', mounts: 5, errors: 0, missing: 0, interaction: 48},
  commerce_checkout_order_confirmed: order,
}

const LIST_EVENTS: ListEvents = {
  view_item_list: {list: 'collection', products: [placed]},
  select_item: {list: 'product-search', productId: 'p', position: 1, destinationUrl: '/shop/mug'},
  search: {query: 'mug', count: 1},
  filter_item_list: {filters: [{name: 'sort', value: 'title'}], count: 3},
}

const ajv = new Ajv2020({allErrors: true, strict: false})
beforeAll(async () => {
  const schemas = {...(await readEventSchemas()), ...(await readContentSchemas())}
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name)
})

const problemsOf = (name: string, value: unknown): string[] =>
  ajv.validate(name, value)
    ? []
    : (ajv.errors ?? []).map(({instancePath, message}) => `${instancePath} ${message}`)

const decision = decide(readFacts({}, page()))

/** The contents that the newer tracker receives for an event, by schema. */
const contentsOf = (event: string, data: unknown) =>
  toMessages({event, data, at: 1}, readEnvironment(decision, UNKNOWN_VISITOR))
    .filter(({type}) => type === 'json')
    .map(({body}): {eventSchemaName: string; eventContent: string} => JSON.parse(body))

it.each(Object.entries(EVENTS))('%s matches its schemas, as reported and as sent', (event, data) => {
  expect(problemsOf(event, data)).toEqual([])
  for (const {eventSchemaName, eventContent} of contentsOf(event, data))
    expect(problemsOf(eventSchemaName, JSON.parse(eventContent)), eventSchemaName).toEqual([])
})

it.each(Object.entries(LIST_EVENTS))('%s is an action of CommerceShopping', (action, data) => {
  expect(problemsOf(action, data)).toEqual([])
  const [sent, ...others] = contentsOf('CommerceShopping', {...data, action})
  expect(others).toEqual([])
  expect(sent?.eventSchemaName).toBe('CommerceShopping')
  expect(problemsOf('CommerceShopping', JSON.parse(sent?.eventContent ?? ''))).toEqual([])
})

it('detects an invalid content', () => {
  const [sent] = contentsOf('AddToCart', EVENTS.AddToCart)
  const content = JSON.parse(sent?.eventContent ?? '')
  const wrong = [
    {quantity: '1'},
    {source: 'elsewhere'},
    {action: 'Unheard'},
    {page_path: undefined},
    {more: 1},
  ]
  for (const one of wrong)
    expect(
      problemsOf('CommerceShopping', JSON.parse(JSON.stringify({...content, ...one}))),
      JSON.stringify(one),
    ).not.toEqual([])
})
