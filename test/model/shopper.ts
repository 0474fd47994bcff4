import {fireEvent, queryByRole} from '@testing-library/dom'
import {expect, vi} from 'vitest'
import type {Cart} from '../../src/api/generated/schema.ts'
import type {AddInput, State} from '../../src/page/store/types.ts'
import {removeCookies} from '../helpers/cookies.ts'
import type {} from '../helpers/fresh-page.ts'
import {openCart} from '../helpers/open-cart.ts'
import {pause, until} from '../helpers/until.ts'
import {call} from './call.ts'

/** The compared data: the same on the screen, in the store and in the database. */
export interface Held {
  /** Quantity by title. */
  lines: Record<string, number>
  codes: string[]
  subtotal: number
  total: number
}

/** A visitor of the real shop's cart page, in this process. */
export interface Shopper {
  add: (itemId: string, sku: string, quantity: number) => Promise<void>
  /** Types a quantity into a line; 0 asks for confirmation, and confirms. */
  type: (index: number, quantity: number) => Promise<void>
  remove: (index: number) => Promise<void>
  toggleCode: (code: string) => Promise<void>
  reload: () => Promise<void>
  /** Changes a line in another tab of the same visitor, which notifies this one. */
  changeElsewhere: (index: number, quantity: number) => Promise<void>
  fault: (fault: object) => Promise<void>
  /** Clears the faults that no call has used. */
  clearFaults: () => Promise<void>
  /** Waits until nothing is pending. */
  settle: () => Promise<void>
  onScreen: () => Held
  inStore: () => Held
  inDatabase: () => Promise<Held>
  leave: () => void
}

interface Loaded {
  store: {getState: () => State}
  /** The number of the visitor's pending changes so far. */
  wishes: () => number
  cart: {add: (input: AddInput) => Promise<unknown>}
  unmount: () => void
}

const CART = '/api/commerce/shopping-cart'
const NOTHING: Held = {lines: {}, codes: [], subtotal: 0, total: 0}

const part = (name: string, within: ParentNode = document): HTMLElement => {
  const element = within.querySelector<HTMLElement>(`[data-cart="${name}"]`)
  if (!element) throw new Error(`the page has no ${name}`)
  return element
}
const shownLines = () => [...part('lines').children]
const cents = (text: string): number => Number(text.replace(/\D/g, '')) * (/-/.test(text) ? -1 : 1)

const channels: BroadcastChannel[] = []

/** No channel of an earlier page receives messages of this one. */
function closeChannels(): void {
  for (const channel of channels.splice(0)) channel.close()
}

export function noteChannels(): void {
  const Original = globalThis.BroadcastChannel
  class Noted extends Original {
    constructor(name: string) {
      super(`${name} of the model`)
      channels.push(this)
    }
  }
  vi.stubGlobal('BroadcastChannel', Noted)
}

const heldOf = ({entries, coupons, subtotalCents, grandTotalCents}: Cart): Held => ({
  lines: Object.fromEntries(entries.map(({title, quantity}) => [title, quantity])),
  codes: (coupons ?? []).map(({code}) => code),
  subtotal: subtotalCents,
  total: grandTotalCents,
})

export async function openShopper(url: string): Promise<Shopper> {
  let page: Loaded
  let crumb = ''
  let cartId: string | null = null
  // a page cannot access the cart's cookie: the server clears it once it no longer knows the cart
  await call(`${url}/qa/reset`, {method: 'POST'})
  removeCookies()

  /** A page as served, with its own modules. */
  async function load(): Promise<Loaded> {
    closeChannels()
    vi.resetModules()
    Reflect.deleteProperty(globalThis, Symbol.for('vitrine'))
    const html = await (await fetch(`${url}/cart`)).text()
    crumb = /name="crumb" value="([^"]+)"/.exec(html)?.[1] ?? crumb
    document.head.innerHTML = /<script type="application\/json".*?<\/script>/s.exec(html)?.[0] ?? ''
    document.body.innerHTML = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const [{mount}, {store}, cart] = await Promise.all([
      import('../../widgets/cart-page/index.ts'),
      import('../../src/page/store/store.ts'),
      openCart(),
    ])
    let wishes = 0
    store.subscribe(({edits}, previous) => {
      if (edits !== previous.edits) wishes++
    })
    const root = document.querySelector<HTMLElement>('[data-vitrine=cart-page]')
    if (!root) throw new Error('the page has no cart')
    const unmount = mount(root, {
      fail(error) {
        throw error
      },
    })
    return {store, wishes: () => wishes, cart, unmount}
  }

  const settle = () =>
    until(() => {
      const {synced, loading, recalculating, edits} = page.store.getState()
      expect({synced, loading, recalculating, edits: edits.lines}).toEqual({
        synced: true,
        loading: false,
        recalculating: false,
        edits: {},
      })
      expect(queryByRole(document.body, 'alertdialog')).toBeNull()
    })

  const field = (index: number) => part('quantity', shownLines()[index]) as HTMLInputElement

  page = await load()
  await settle()
  return {
    settle,
    async add(itemId, sku, quantity) {
      await page.cart.add({itemId, sku, quantity}).catch(() => {})
      cartId = page.store.getState().cart?.id ?? cartId
    },
    async type(index, quantity) {
      const input = field(index)
      const {wishes} = page
      const before = wishes()
      const isSame = input.value === `${quantity}`
      fireEvent.input(input, {target: {value: `${quantity}`}})
      fireEvent.change(input)
      // its files load with the first use
      if (isSame) await pause(5)
      else await until(() => expect(wishes()).toBeGreaterThan(before))
    },
    async remove(index) {
      const {wishes} = page
      const before = wishes()
      part('remove', shownLines()[index]).click()
      await until(() => expect(wishes()).toBeGreaterThan(before))
    },
    async toggleCode(code) {
      const applied = document.querySelector(`[data-code="${code}"] [data-cart=code-remove]`)
      if (applied instanceof HTMLElement) applied.click()
      else {
        fireEvent.input(part('code'), {target: {value: code}})
        fireEvent.submit(part('code-form'))
      }
    },
    async reload() {
      page.unmount()
      page = await load()
    },
    async changeElsewhere(index, quantity) {
      const entry = page.store.getState().cart?.entries[index]
      const asked = Date.now()
      const text = await call(`${url}${CART}/entries/${entry?.id}`, {
        method: 'PUT',
        body: {quantity},
        headers: {'X-CSRF-Token': crumb, Cookie: `crumb=${crumb}; CART=${cartId}`},
      })
      const {shoppingCart} = JSON.parse(text)
      if (!shoppingCart) return
      const tab = new BroadcastChannel('vitrine-cart')
      tab.postMessage({...shoppingCart, asked, told: Date.now()})
      await until(() => expect(page.store.getState().cart?.entries[index]?.quantity).toBe(quantity))
    },
    clearFaults: async () => void (await call(`${url}/qa/faults`, {method: 'DELETE'})),
    fault: async (fault) => void (await call(`${url}/qa/faults`, {method: 'POST', body: fault})),
    onScreen: () =>
      part('full').hidden
        ? NOTHING
        : {
            lines: Object.fromEntries(
              shownLines().map((line) => [
                part('title', line).textContent.trim(),
                Number((part('quantity', line) as HTMLInputElement).value),
              ]),
            ),
            codes: [...part('codes').children].map((code) => part('code-name', code).textContent.trim()),
            subtotal: cents(part('subtotal').textContent),
            total: cents(part('grand-total').textContent),
          },
    inStore() {
      const {cart} = page.store.getState()
      if (!cart?.entries.length) return NOTHING
      return {
        lines: Object.fromEntries(cart.entries.map(({title, quantity}) => [title, quantity])),
        codes: cart.coupons.map((code) => String(Reflect.get(Object(code), 'code'))),
        subtotal: cart.subtotalCents,
        total: cart.grandTotalCents,
      }
    },
    async inDatabase() {
      const carts: Cart[] = JSON.parse(await call(`${url}/qa/carts`))
      const cart = carts.find(({id}) => id === cartId)
      return cart?.entries.length ? heldOf(cart) : NOTHING
    },
    leave() {
      page.unmount()
      closeChannels()
    },
  }
}
