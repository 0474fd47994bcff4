// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest'
import {setCookie} from '../../test/helpers/cookies.ts'
import {hold, json} from '../../test/helpers/fake-server.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {until} from '../../test/helpers/until.ts'
import type {KeptList, ListChange} from '../model/kept-list.ts'

const {server, calls} = await shopPage()
const READ = 'GET /api/site-users/account/lists/wishlist'
const WRITE = 'PUT /api/site-users/account/lists/wishlist'

let list: KeptList
let settled: unknown[] = []
beforeEach(() => {
  list = {itemIds: ['mug'], owner: 'ada', unsent: [['mug', true]]}
  settled = []
})

const access = {
  read: () => list,
  settle: (itemIds: readonly string[], sent: readonly ListChange[]) => void settled.push([itemIds, sent]),
}

const load = async () => (await import('./sync-list.ts')).syncList
const sync = async () => (await load())('wishlist', access)

const held = (version: string, ...itemIds: string[]) => json({itemIds, version})

describe('the list of a member', () => {
  it('has the changes of this browser on top of what the shop has', async () => {
    server.answer(held('1', 'vase'), held('2', 'mug', 'vase'))
    await sync()
    expect(calls()).toEqual([READ, WRITE])
    expect(server.received[1]?.body).toEqual({itemIds: ['mug', 'vase'], version: '1'})
    expect(settled).toEqual([[['mug', 'vase'], [['mug', true]]]])
  })

  it('is not written where the shop has it already', async () => {
    server.answer(held('1', 'mug', 'vase'))
    await sync()
    expect(calls()).toEqual([READ])
    expect(settled).toEqual([[['mug', 'vase'], [['mug', true]]]])
  })

  it('is written where only its order or its length differs', async () => {
    list = {...list, unsent: [['vase', false]]}
    server.answer(held('1', 'mug', 'vase'), held('2', 'mug'))
    await sync()
    expect(server.received[1]?.body).toEqual({itemIds: ['mug'], version: '1'})
  })

  it('is written where one product takes the place of another', async () => {
    list = {
      ...list,
      unsent: [
        ['vase', false],
        ['bowl', true],
      ],
    }
    server.answer(held('1', 'vase', 'mug'), held('2', 'bowl', 'mug'))
    await sync()
    expect(server.received[1]?.body).toEqual({itemIds: ['bowl', 'mug'], version: '1'})
  })

  it('that another device changes in between is read again, at most three times', async () => {
    const changed = json({}, 409)
    server.answer(held('1', 'vase'), changed, held('2', 'bowl'), changed, held('3'), changed)
    await sync()
    expect(calls()).toEqual([READ, WRITE, READ, WRITE, READ, WRITE])
    expect(server.received[3]?.body).toEqual({itemIds: ['mug', 'bowl'], version: '2'})
    expect(settled).toEqual([])
  })

  it('drops changes that the shop will never take, and says why', async () => {
    server.answer(held('1', 'vase'), json({message: 'Too many.'}, 422))
    await expect(sync()).rejects.toMatchObject({kind: 'invalid'})
    expect(settled).toEqual([[['vase'], [['mug', true]]]])
  })

  it('keeps changes that the shop could not take now', async () => {
    server.answer(held('1', 'vase'), json({}, 403))
    await expect(sync()).rejects.toMatchObject({kind: 'unauthorized'})
    expect(settled).toEqual([])
  })

  it('waits for its turn', async () => {
    const slow = hold(held('1', 'mug'))
    server.answer(slow.answer, held('1', 'mug'))
    const first = sync()
    await until(() => expect(calls()).toEqual([READ]))
    const second = sync()
    slow.release()
    await Promise.all([first, second])
    expect(calls()).toEqual([READ, READ])
  })
})

describe('what the shop answers about a member', () => {
  it('does not reach the next person at the browser', async () => {
    const slow = hold(held('1', 'vase'))
    server.answer(slow.answer, held('2', 'vase'))
    const syncing = sync()
    await until(() => expect(calls()).toEqual([READ]))
    list = {itemIds: ['gift'], owner: 'eve', unsent: [['gift', true]]}
    slow.release()
    await syncing
    // eve's gift is not written into ada's list either
    expect(calls()).toEqual([READ])
    expect(settled).toEqual([])
  })

  it('is not asked once the member has logged out', async () => {
    list = {...list, owner: null}
    await sync()
    expect(calls()).toEqual([])
  })

  it('ends a session that has expired, without an error', async () => {
    setCookie('SiteUserInfo', '{"authenticated":true,"siteUserId":"ada"}')
    const member = await import('../page/store/member.ts')
    member.startMember()
    server.answer(json({}, 401))
    await sync()
    expect(member.getMember()).toMatchObject({isLoggedIn: false, end: 'expired'})
    expect(settled).toEqual([])
  })
})

it('a kind of shop without lists leaves the list to the browser', async () => {
  const {page} = await import('../page/page.ts')
  Object.assign(page(), {backend: 'medusa', api: server.origin, key: 'pk', region: 'reg'})
  await sync()
  expect(calls()).toEqual([])
  expect(settled).toEqual([[['mug'], [['mug', true]]]])
})
