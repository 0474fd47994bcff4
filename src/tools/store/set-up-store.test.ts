import {afterEach, describe, expect, it, vi} from 'vitest'
import {site} from '../../../demo/seed/site.ts'
import {collections} from '../../../demo/seed/site-data.ts'
import {
  type Answer,
  type FakeServer,
  html,
  json,
  noContent,
  startFakeServer,
} from '../../../test/helpers/fake-server.ts'

import {ownerTools} from '../../../test/helpers/owner-tools.ts'
import type {LayoutLink} from '../../api/site/site-layout.ts'
import {createCookieJar} from '../cookie-jar.ts'
import {createTools} from '../create-tools.ts'
import {SetUpError} from './set-up-error.ts'

const owner = ownerTools()
const PRODUCTS = `/api/content-service/product/1.1/websites/${site.id}/products`

const links = async (): Promise<LayoutLink[]> => (await owner.tools.loadSiteLayout())[0]?.links ?? []
const urls = async () => (await links()).map(({urlId}) => urlId)
/** All addresses of the site, in menus or not. */
const allUrls = async () =>
  (await owner.tools.loadSiteLayout()).flatMap((navigation) => navigation.links.map(({urlId}) => urlId))

async function failure(work: Promise<unknown>): Promise<SetUpError> {
  const error = await work.then(
    () => new Error('came through'),
    (reason: unknown) => reason,
  )
  if (error instanceof SetUpError) return error
  throw error
}

describe('a set-up', () => {
  it('creates page, category and a place at the end of the navigation', async () => {
    const before = await urls()
    const store = await owner.tools.setUpStore({title: 'Tea Bowls'})
    expect(store).toEqual({
      collectionId: expect.any(String),
      urlId: 'tea-bowls',
      categoryId: expect.any(String),
    })
    expect(await urls()).toEqual([...before, 'tea-bowls'])
    expect((await links()).at(-1)).toMatchObject({collectionId: store.collectionId, title: 'Tea Bowls'})
  })

  it('picks a free address, also considering pages that are in no menu', async () => {
    expect((await owner.tools.setUpStore({title: 'Shop'})).urlId).toBe('shop-1')
    expect((await owner.tools.setUpStore({title: 'Shop!'})).urlId).toBe('shop-2')
    expect((await owner.tools.setUpStore({title: 'Checkout'})).urlId).toBe('checkout-1')
    const request = {title: 'Journal', takenUrls: ['journal-7']}
    expect((await owner.tools.setUpStore(request)).urlId).toBe('journal-8')
  })

  it.each([
    ['🏺🫖', '🏺🫖', 'store'],
    ['', 'Store', 'store'],
    [' \n ', 'Store', 'store'],
    ['x'.repeat(10_000), 'x'.repeat(10_000), 'x'.repeat(100)],
    ['👩‍🎨'.repeat(2_000), '👩‍🎨'.repeat(2_000), 'store'],
  ])('of %j', async (title, said, urlId) => {
    expect(await owner.tools.setUpStore({title})).toMatchObject({urlId})
    expect((await links()).at(-1)).toMatchObject({title: said, urlId})
  })

  it('keeps the rest of the navigation', async () => {
    const ids = new Map(collections.map(({urlId, id}) => [urlId, id]))
    const linked = {url: 'https://example.com', newWindow: true}
    const item = {externalLink: null, memberAreaId: null, items: []}
    const items = [
      {
        ...item,
        collectionId: `${ids.get('shop')}`,
        items: [{...item, collectionId: `${ids.get('gallery')}`}],
      },
      {...item, collectionId: null, externalLink: linked},
      {...item, collectionId: null, memberAreaId: 'studio-members'},
    ]
    await owner.tools.updateNavigation({fieldName: 'mainNav', navigation: {items}})
    await owner.tools.setUpStore({title: 'Cups'})
    expect(await links()).toMatchObject([
      {urlId: 'shop', children: [{urlId: 'gallery'}]},
      {externalLink: linked},
      {memberAreaId: 'studio-members'},
      {urlId: 'cups'},
    ])
  })
})

/** Calls after the given number fail; with `isDone` they succeed on the server, and only their reply is lost. */
function cutAfter(calls: number, isDone: boolean): void {
  const {fetch} = globalThis
  let count = 0
  vi.stubGlobal('fetch', async (request: Request) => {
    count += 1
    if (count <= calls) return fetch(request)
    if (isDone) await fetch(request)
    throw new TypeError('cut')
  })
}

const mend = () => vi.unstubAllGlobals()
afterEach(mend)

const PAGE = ['collectionId', 'urlId']

/** The failing step for each number of calls, and the known parts of the store. */
const STEPS = [
  {calls: 0, step: 'layout', knows: []},
  {calls: 1, step: 'collection', knows: []},
  {calls: 2, step: 'category', knows: PAGE},
  {calls: 3, step: 'navigation', knows: [...PAGE, 'categoryId']},
  {calls: 4, step: 'navigation', knows: [...PAGE, 'categoryId']},
].flatMap((step) => [
  {...step, isDone: false},
  {...step, isDone: true},
])

describe('a set-up that is interrupted', () => {
  it.each(STEPS)(
    'after $calls calls, at $step (carried out: $isDone), is completed by a repeat, which creates nothing twice',
    async ({calls, step, knows, isDone}) => {
      const {tools} = owner
      await tools.setUpStore({title: 'First, for a token'})
      cutAfter(calls, isDone)
      const error = await failure(tools.setUpStore({title: 'Cups'}))
      expect(error).toMatchObject({name: 'SetUpError', step, cause: {kind: 'network'}})
      expect(Object.keys(error.made)).toEqual(knows)
      mend()
      const store = await tools.setUpStore({title: 'Cups'})
      expect(store).toMatchObject({...error.made, urlId: 'cups'})
      expect((await allUrls()).filter((url) => url?.startsWith('cups'))).toEqual(['cups'])
      expect(await urls()).toContain('cups')
      expect(await tools.setUpStore({title: 'Cups'})).toEqual(store)
    },
  )

  it('by the server reports the server’s message', async () => {
    await owner.fault({path: PRODUCTS, status: 500, body: {error: 'The database is full.'}})
    const error = await failure(owner.tools.setUpStore({title: 'Cups'}))
    expect(error).toMatchObject({step: 'collection', cause: {status: 500}})
    expect(error.message).toContain('The database is full.')
  })

  it('continues from its progress, whatever the server remembers', async () => {
    const {tools} = owner
    await tools.setUpStore({title: 'First, for a token'})
    cutAfter(2, false)
    const {made} = await failure(tools.setUpStore({title: 'Cups'}))
    mend()
    const store = await tools.setUpStore({title: 'Cups', id: 'another request', made})
    expect(store.collectionId).toBe(made.collectionId)
    expect((await allUrls()).filter((url) => url?.startsWith('cups'))).toEqual(['cups'])
  })

  it('may run twice in parallel', async () => {
    const {tools} = owner
    const [first, second] = await Promise.all([
      tools.setUpStore({title: 'Cups'}),
      tools.setUpStore({title: 'Cups'}),
    ])
    expect(first).toEqual(second)
    expect((await urls()).filter((url) => url?.startsWith('cups'))).toEqual(['cups'])
  })

  it('under another name is another store', async () => {
    await owner.tools.setUpStore({title: 'Cups'})
    expect((await owner.tools.setUpStore({title: 'Cups', id: 'second'})).urlId).toBe('cups-1')
  })
})

describe('a site', () => {
  let server: FakeServer
  const toolsOf = ({origin}: FakeServer) =>
    createTools({origin, cookies: createCookieJar(), websiteId: 'w', templateId: 't'})
  const withLayout = async (layout: unknown) => {
    server = await startFakeServer()
    server.answer(json(layout))
    return failure(toolsOf(server).setUpStore({title: 'Cups'})).finally(server.close)
  }

  it.each([{layout: []}, [], {layout: [{identifier: '_hidden', links: []}]}])(
    'without a main navigation (%j) gets no store',
    async (layout) => {
      const error = await withLayout(layout)
      expect(error.message).toBe('Unable to find site main navigation')
      expect(error).toMatchObject({step: 'layout', made: {}})
      expect(server.received).toHaveLength(1)
    },
  )

  it.each([{}, null, {layout: [{links: []}]}, {layout: [null, {identifier: 'a', links: []}]}])(
    'with the layout %j is unreadable',
    async (layout) => {
      expect(await withLayout(layout)).toMatchObject({step: 'layout', cause: {kind: 'malformed'}})
    },
  )

  const EMPTY = json({layout: [{identifier: 'main', links: []}]})

  it.each<[step: string, answers: Answer[], made: object]>([
    ['collection', [EMPTY, json({})], {}],
    ['collection', [EMPTY, json([{id: 'p'}])], {}],
    ['collection', [EMPTY, html('<p>Made.')], {}],
    ['category', [EMPTY, json({id: 'p'}), json({id: ''})], {collectionId: 'p', urlId: 'cups'}],
    ['category', [EMPTY, json({id: 'p', urlId: null}), json(null)], {collectionId: 'p', urlId: 'cups'}],
    [
      'navigation',
      [EMPTY, json({id: 'p', urlId: 'other'}), json({id: 'c'}), json('main')],
      {collectionId: 'p', urlId: 'other', categoryId: 'c'},
    ],
  ])('with a nonsense reply to %s stops there, and reports its progress', async (step, answers, made) => {
    server = await startFakeServer()
    server.answer(...answers)
    const tools = toolsOf(server)
    const error = await failure(tools.setUpStore({title: 'Cups'})).finally(server.close)
    expect(error).toMatchObject({step, cause: {kind: 'malformed'}})
    expect(error.made).toEqual(made)
  })

  it('with pages up to cups-100, in menus or not, gets cups-101', async () => {
    const link = (urlId: string, children: object[] = []) => ({collectionId: urlId, urlId, children})
    const upTo = Array.from({length: 100}, (_, index) => link(`cups-${index + 1}`))
    server = await startFakeServer()
    server.answer(
      json({
        layout: [
          {identifier: 'main', links: [link('cups', upTo.slice(50))]},
          {identifier: '_hidden', links: upTo.slice(0, 50).reverse()},
        ],
      }),
      json({id: 'p'}),
    )
    await toolsOf(server)
      .setUpStore({title: 'Cups'})
      .catch(() => {})
      .finally(server.close)
    expect(server.received[1]?.body).toMatchObject({title: 'Cups', urlId: 'cups-101'})
  })

  it('that does not exist is not found, by its path', async () => {
    const tools = createTools({origin: owner.url, cookies: owner.jar, websiteId: 'none', templateId: 't'})
    const error = await failure(tools.setUpStore({title: 'Cups'}))
    const path = PRODUCTS.replace(site.id, 'none')
    expect(error).toMatchObject({step: 'collection', cause: {name: 'NotFoundError', path}})
  })

  it('yields an address to another creator, up to three times', async () => {
    const refused = json({error: 'Taken', errors: {urlId: 'Taken'}}, 409)
    server = await startFakeServer()
    const tools = toolsOf(server)
    server.answer(EMPTY, refused, refused, json({id: 'p'}), json({id: 'c'}), EMPTY, noContent)
    expect(await tools.setUpStore({title: 'Cups'})).toMatchObject({urlId: 'cups-2', collectionId: 'p'})
    server.answer(EMPTY, refused)
    expect(await failure(tools.setUpStore({title: 'Cups'}))).toMatchObject({step: 'collection', made: {}})
    expect(server.received).toHaveLength(4)
    await server.close()
  })
})
