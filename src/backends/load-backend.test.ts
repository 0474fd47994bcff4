// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {hear} from '../../test/helpers/hear.ts'
import {openCart} from '../../test/helpers/open-cart.ts'
import {shopPage} from '../../test/helpers/shop-page.ts'
import {until} from '../../test/helpers/until.ts'
import {KINDS} from './generated/kinds.ts'

const shop = await shopPage()
const output = watchConsole()

/** A page whose loader's tag names this shop. */
async function open(tag: {backend?: string; api?: string}) {
  const {page} = await import('../page/page.ts')
  Object.assign(page(), tag)
  const cart = await openCart()
  const {store} = await import('../page/store/store.ts')
  return {cart, store}
}

const KNOWN = `known are: platform, mock, ${[...KINDS.keys()].join(', ')}`

describe('the kind of shop', () => {
  it.each([{}, {backend: 'platform'}])('%j is the platform', async (tag) => {
    const {cart} = await open(tag)
    await cart.add({itemId: 'mug'})
    expect(shop.calls()).toEqual(['POST /api/commerce/shopping-cart/entries'])
  })

  it.each([
    ['platfrom', 'did you mean "platform"?'],
    ['constructor', KNOWN],
    ['', KNOWN],
  ])('"%s" is refused, and no shop receives a request', async (backend, hint) => {
    const heard = hear('error')
    const {cart, store} = await open({backend})
    await until(() => expect(heard).toHaveLength(1))
    expect(heard[0]?.detail).toMatchObject({
      widget: 'cart',
      error: {name: 'ApiError', visitorMessage: expect.stringMatching(/./)},
    })
    expect(output.errors).toHaveLength(1)
    expect(`${output.errors[0]}`).toContain(hint)
    expect(store.getState()).toMatchObject({cart: null, hasFailed: true})
    await expect(cart.add({itemId: 'mug'})).rejects.toThrow(`no kind of shop is called "${backend}"`)
    expect(shop.calls()).toEqual([])
  })

  it('without the settings that it needs is reported once, and nothing is asked of any shop', async () => {
    const {store} = await open({backend: 'vendure'})
    await until(() => expect(output.errors).toHaveLength(1))
    expect(`${output.errors[0]}`).toContain(
      'data-backend="vendure": data-api is missing. Give the address of the Shop API: https://shop.example/shop-api.',
    )
    expect(store.getState()).toMatchObject({cart: null, hasFailed: true})
    expect(shop.calls()).toEqual([])
  })

  it('that could not be created is created by the next call, and then once', async () => {
    const [{page}, {loadKind}] = await Promise.all([import('../page/page.ts'), import('./registry.ts')])
    await expect(loadKind('vendure')).rejects.toThrow('data-api is missing')
    page().api = 'https://shop.example/shop-api'
    const [one, other] = await Promise.all([loadKind('vendure'), loadKind('vendure')])
    expect(other).toBe(one)
    expect(await loadKind('vendure')).toBe(one)
    expect(await loadKind('mock')).not.toBe(one)
  })
})
