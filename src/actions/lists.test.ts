// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest'
import {removeCookie, setCookie} from '../../test/helpers/cookies.ts'
import {json} from '../../test/helpers/fake-server.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'

const page = await shopPage()
const load = async () => (await import('./lists.ts')).lists

beforeEach(() => {
  localStorage.clear()
  removeCookie('SiteUserInfo')
})

describe('Vitrine.lists', () => {
  it('keeps several lists, the newest product first', async () => {
    const lists = await load()
    expect(await lists.toggle('wishlist', 'mug')).toBe(true)
    expect(await lists.toggle('gifts', 'mug')).toBe(true)
    expect(await lists.toggle('gifts', 'bowl')).toBe(true)
    expect(await lists.toggle('wishlist', 'mug')).toBe(false)
    expect([await lists.get('wishlist'), await lists.get('gifts')]).toEqual([[], ['bowl', 'mug']])
  })

  it('reads the list of a member from the shop first', async () => {
    setCookie('SiteUserInfo', '{"authenticated":true,"siteUserId":"ines"}')
    page.server.answer(json({itemIds: ['vase'], version: '2'}))
    expect(await (await load()).get('gifts')).toEqual(['vase'])
    expect(page.server.received[0]?.url).toBe('/api/site-users/account/lists/gifts')
  })

  it.each(['', 'Big', '../x', '__proto__', 'a'.repeat(41)])('refuses the name "%s"', async (name) => {
    const lists = await load()
    await expect(lists.get(name)).rejects.toThrow(`lists.get: "${name}" is no name`)
    await expect(lists.toggle(name, 'mug')).rejects.toThrow(`lists.toggle: "${name}" is no name`)
  })

  it('refuses what is no text', async () => {
    const lists = await load()
    // a list of one name reads like that name
    await expect(Reflect.apply(lists.get, lists, [['wishlist']])).rejects.toThrow('is no name')
    await expect(Reflect.apply(lists.toggle, lists, ['wishlist', 5])).rejects.toThrow('needs the id')
  })

  it('needs an item', async () => {
    await expect((await load()).toggle('wishlist', '')).rejects.toThrow('needs the id')
  })
})
