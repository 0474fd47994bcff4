import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest'
import {MOST_ITEMS} from '../../../src/model/kept-list.ts'
import {members as seeded} from '../../seed/members.ts'
import {replyProblems} from '../testing/api-description.ts'
import {bowl, mug} from '../testing/products.ts'
import {startDemo, type TestDemo} from '../testing/start-demo.ts'
import type {Visitor} from '../testing/visitor.ts'

const [ines = {email: '', password: ''}] = seeded
const PATH = '/site-users/account/lists/wishlist'

let demo: TestDemo
let visitor: Visitor

beforeAll(async () => {
  demo = await startDemo({writesPerMinute: 100_000})
})
afterAll(() => demo.stop())
beforeEach(async () => {
  visitor = demo.visitor()
  await visitor.call('/qa/reset', {method: 'POST'})
})
afterEach(() => expect(demo.problems).toEqual([]))

/** Calls the API and checks the reply against its description. */
async function call(method: string, path: string, json?: unknown, who = visitor) {
  const token = decodeURIComponent(who.cookies.get('siteUserCrumb') ?? '')
  const headers = {'X-SiteUser-XSRF-Token': token}
  const reply = await who.api(path, {method, headers, ...(json !== undefined && {json})})
  expect(await replyProblems(reply, method)).toEqual([])
  return {status: reply.status, body: await reply.json()}
}

const logIn = (who = visitor) =>
  call(
    'POST',
    '/site-users/account/session',
    {email: ines.email, password: ines.password, rememberMe: false},
    who,
  )

const {itemId: MUG} = mug
const {itemId: BOWL} = bowl

describe('a list of a member', () => {
  it('is empty at first, and is the same on another device', async () => {
    await logIn()
    expect((await call('GET', PATH)).body).toEqual({itemIds: [], version: '0'})
    const saved = await call('PUT', PATH, {itemIds: [BOWL, MUG], version: '0'})
    expect(saved.body).toEqual({itemIds: [BOWL, MUG], version: '1'})
    const other = demo.visitor()
    await logIn(other)
    expect((await call('GET', PATH, undefined, other)).body).toEqual(saved.body)
  })

  it('outlives a restart of the shop', async () => {
    await logIn()
    await call('PUT', PATH, {itemIds: [MUG], version: '0'})
    demo = await demo.restart()
    visitor = demo.visitor()
    await logIn()
    expect((await call('GET', PATH)).body.itemIds).toEqual([MUG])
  })

  it('is not replaced where another device has changed it', async () => {
    await logIn()
    await call('PUT', PATH, {itemIds: [MUG], version: '0'})
    expect((await call('PUT', PATH, {itemIds: [BOWL], version: '0'})).status).toBe(409)
    expect((await call('GET', PATH)).body.itemIds).toEqual([MUG])
  })

  it('has each product of the shop once, and no others', async () => {
    await logIn()
    const {body} = await call('PUT', PATH, {itemIds: [MUG, 'gone', MUG], version: '0'})
    expect(body.itemIds).toEqual([MUG])
  })

  it.each([
    ['no products', {version: '0'}],
    ['no version', {itemIds: []}],
    ['numbers', {itemIds: [1], version: '0'}],
    ['too many products', {itemIds: Array.from({length: MOST_ITEMS + 1}, (_, id) => `${id}`), version: '0'}],
  ])('with %s is refused', async (_, json) => {
    await logIn()
    expect((await call('PUT', PATH, json)).status).toBe(400)
  })

  it('with another name is another list; some names and too many lists are refused', async () => {
    await logIn()
    const gifts = PATH.replace('wishlist', 'gifts')
    await call('PUT', gifts, {itemIds: [BOWL], version: '0'})
    expect((await call('GET', PATH)).body.itemIds).toEqual([])
    expect((await visitor.api(PATH.replace('wishlist', 'No_name'))).status).toBe(400)
    for (let index = 1; index < 20; index++)
      await call('PUT', `${gifts}-${index}`, {itemIds: [], version: '0'})
    expect((await call('PUT', `${gifts}-20`, {itemIds: [], version: '0'})).status).toBe(400)
  })

  it('is for no one else', async () => {
    expect((await call('GET', PATH)).status).toBe(401)
    expect((await call('PUT', PATH, {itemIds: [], version: '0'})).status).toBe(401)
    await logIn()
    const forged = await visitor.api(PATH, {
      method: 'PUT',
      json: {itemIds: [], version: '0'},
      headers: {'X-SiteUser-XSRF-Token': 'wrong'},
    })
    expect(forged.status).toBe(403)
  })
})

describe('without script', () => {
  const press = async (itemId: string) => {
    if (!visitor.cookies.has('crumb')) await visitor.call('/')
    return visitor.submit('/wishlist', {crumb: visitor.cookies.get('crumb') ?? '', itemId})
  }
  const page = async () => (await visitor.call('/wishlist')).text()

  it('a heart adds a product to the list of a member, and removes it', async () => {
    await logIn()
    expect((await press(MUG)).headers.get('Location')).toBe('/wishlist')
    expect(await page()).toContain('Speckled Mug')
    await press(MUG)
    expect(await page()).not.toContain('Speckled Mug')
  })

  it('a visitor is asked to log in, and a forged form changes nothing', async () => {
    expect((await press(MUG)).headers.get('Location')).toBe('/account')
    expect(await page()).toContain('on each of your devices')
    await logIn()
    expect((await visitor.submit('/wishlist', {crumb: 'wrong', itemId: MUG})).status).toBe(403)
    expect(await page()).not.toContain('Speckled Mug')
  })
})
