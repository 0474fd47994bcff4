// @vitest-environment happy-dom
import {readFileSync} from 'node:fs'
import {beforeEach, describe, expect, it, vi} from 'vitest'
import {kindsFile, kindsModule} from '../../build/shop-kinds.ts'
import {KINDS} from './generated/kinds.ts'
import type {Source} from './settings.ts'
import type {Visitor} from './visitor.ts'

beforeEach(() => {
  vi.resetModules()
})

const nothing = {read: () => '', write: () => {}}
const visitorOf = () =>
  vi.fn((_shop: string): Visitor => ({identity: nothing, lastCart: nothing, serialized: (task) => task()}))

const create = async (name: string, settings: Source, createVisitor = visitorOf()) =>
  (await import('./registry.ts')).createBackendOf(name, settings, createVisitor)

const WHOLE = {api: 'https://shop.example/api/', key: 'k', region: 'r'}

it('every folder of a kind of shop is in the table (npm run generate)', () => {
  expect(readFileSync(kindsFile, 'utf8')).toBe(kindsModule())
})

describe.each([...KINDS.keys()])('a shop of the kind %s', (name) => {
  it('is created with its settings, for the visitor of its address', async () => {
    const createVisitor = visitorOf()
    const backend = await create(name, WHOLE, createVisitor)
    expect(backend).toMatchObject({add: expect.any(Function), readCart: expect.any(Function)})
    expect(createVisitor.mock.calls).toEqual([[`${name} https://shop.example/api`]])
  })

  it('has a visitor for each channel', async () => {
    const createVisitor = visitorOf()
    await create(name, {...WHOLE, channel: 'b2b'}, createVisitor)
    expect(createVisitor.mock.calls).toEqual([[`${name} https://shop.example/api b2b`]])
  })

  it('says where its address is found', async () => {
    await expect(create(name, {})).rejects.toThrow(
      /data-api is missing\. Give the (address|origin) of .+: https:\/\//,
    )
  })
})

it.each([
  ['medusa', 'key', 'a publishable API key: Medusa Admin'],
  ['medusa', 'region', 'the id of a region'],
  ['shopify', 'key', 'the public access token of a storefront'],
])('a shop of the kind %s says where its %s is found', async (name, missing, hint) => {
  const settings = {...WHOLE, [missing]: ''}
  await expect(create(name, settings)).rejects.toThrow(`data-${missing} is missing. Give ${hint}`)
})
