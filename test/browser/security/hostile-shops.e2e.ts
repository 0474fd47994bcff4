import {isRecord} from '../../../src/lib/is-record.ts'
import {SHOP_REPLIES, type ShopReplies} from '../../helpers/shop-replies.ts'
import {openDocument} from '../support/document.ts'
import {PAYLOADS} from '../support/gadgets.ts'
import {cartLink} from '../support/markup.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

/** Each text meets one payload in turn; with GADGETS=all, every payload. */
const TRIES = process.env.GADGETS === 'all' ? PAYLOADS.length : 1

type Path = readonly (string | number)[]

/** The paths to all texts of a reply. */
function textsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (Array.isArray(value)) return value.flatMap((one, place) => textsOf(one, [...path, place]))
  return isRecord(value) ? Object.entries(value).flatMap(([name, one]) => textsOf(one, [...path, name])) : []
}

/** A copy of the value with another text at the path, or at all paths for null. */
function poison(value: unknown, path: Path | null, payload: string): unknown {
  const [name, ...rest] = path ?? []
  if (typeof value === 'string') return !path || name === undefined ? payload : value
  const next = (key: string | number) => path && (`${key}` === `${name}` ? rest : undefined)
  const change = (one: unknown, key: string | number): unknown => {
    const further = next(key)
    return further === undefined ? one : poison(one, further, payload)
  }
  if (Array.isArray(value)) return value.map(change)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one, key)]))
}

interface Case {
  name: string
  /** Which reply is hostile. */
  place: number
  body: unknown
}

const casesOf = ({replies}: ShopReplies): Case[] =>
  replies.flatMap(([occurs, body], place) =>
    [null, ...textsOf(body)].flatMap((path, turn) =>
      Array.from({length: path ? TRIES : PAYLOADS.length}, (_, attempt) => {
        const payload = PAYLOADS[(turn + place + attempt) % PAYLOADS.length] ?? ''
        const name = `${occurs} ${path?.join('.') ?? 'everything'} = ${payload}`
        return {name, place, body: poison(body, path, payload)}
      }),
    ),
  )

declare global {
  interface Window {
    ranTimes?: number
    shopReplies?: [string, unknown][]
  }
}

test.use({bypassCSP: true})

for (const shop of SHOP_REPLIES)
  test(`no text in a reply of ${shop.backend} runs, leads to code or breaks the page`, async ({
    page,
    consoleLines,
  }) => {
    consoleLines.expect(/./, null)
    const origin = 'https://shop.example'
    await page.route(`${origin}/**`, (route) => route.fulfill({status: 204}))
    await page.addInitScript(
      ([origin, replies]) => {
        const {fetch} = window
        Object.assign(window, {
          __ran() {
            window.ranTimes = (window.ranTimes ?? 0) + 1
          },
        })
        window.shopReplies = replies
        window.fetch = async (input, init) => {
          const request = new Request(input, init)
          if (!request.url.startsWith(origin)) return fetch(request)
          const call = `${request.url} ${await request.text()}`
          const found = window.shopReplies?.find(([occurs]) => call.includes(occurs))
          const headers = {'Cart-Token': 'a.b.c', 'vendure-auth-token': 'token-1'}
          return Response.json(found?.[1] ?? null, {headers})
        }
      },
      [origin, shop.replies.map(([occurs, body]): [string, unknown] => [occurs, body])] as const,
    )
    await openDocument(page, {
      loader: `data-backend="${shop.backend}" data-api="${origin}${shop.path}" ${shop.tag ?? ''}`,
      body: `${cartLink()}<div data-vitrine="cart-page"></div><main></main>`,
    })
    const vitrine = await vitrineOf(page)
    const cases = casesOf(shop)
    test.setTimeout(120_000 + cases.length * 1000)
    const outcome = await vitrine.evaluate(
      async (vitrine, {item, cases}) => {
        const problems: string[] = []
        const count = {carts: 0, products: 0, views: 0}
        const whole = window.shopReplies ?? []
        const main = document.querySelector('main') ?? document.body
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        const settled = (task: Promise<unknown>) =>
          task.then(
            () => true,
            () => false,
          )
        /** Waits for a state for as long as 100 frames. */
        async function until(isSo: () => boolean): Promise<boolean> {
          for (let left = 100; left > 0 && !isSo(); left--) await frame()
          return isSo()
        }
        const isCode = (address: string): boolean => {
          const trimmed = address.replace(/[\s\p{Cc}]/gu, '').toLowerCase()
          return /^(javascript|vbscript|data:text|data:image\/svg)/.test(trimmed)
        }
        function look(name: string): void {
          if (window.ranTimes) problems.push(`${name}: ran`)
          window.ranTimes = 0
          if (Reflect.get({}, 'polluted') !== undefined) problems.push(`${name}: polluted`)
          for (const element of document.querySelectorAll('body *')) {
            for (const {name: attribute, value} of element.attributes) {
              const isAddress = /^(href|src|action|formaction|srcdoc|xlink:href|data)$/.test(attribute)
              if (/^on/.test(attribute) || (isAddress && isCode(value)))
                problems.push(`${name}: <${element.localName} ${attribute}="${value}">`)
            }
            if (
              /^(script|iframe|object|embed|base|link|meta)$/.test(element.localName) &&
              element.closest('main, dialog')
            )
              problems.push(`${name}: <${element.localName}>`)
            if (
              element.getAttribute('data-vitrine-state') === 'error' &&
              element.closest('[data-vitrine=cart-page]')
            )
              problems.push(`${name}: the cart page is lost`)
          }
        }
        async function readCart(): Promise<void> {
          if (await settled(vitrine.cart.refresh())) count.carts++
          await frame()
        }
        async function openProduct(): Promise<void> {
          main.innerHTML = `<div data-vitrine="add-to-cart" data-product-id="${item.itemId}" data-vitrine-load="now"></div>
            <button data-vitrine="quick-view" data-product-id="${item.itemId}" data-vitrine-load="now">Look</button>`
          vitrine.mount()
          const [product, button] = main.querySelectorAll<HTMLElement>('[data-vitrine]')
          await until(() => !!product?.dataset.vitrineState && product.dataset.vitrineState !== 'loading')
          if (product?.dataset.vitrineState === 'mounted') count.products++
          await until(() => button?.dataset.vitrineState === 'mounted')
          button?.click()
          const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
          await until(() => !!dialog()?.querySelector('.quick-view__product, [role=alert], p'))
          if (dialog()?.querySelector('.quick-view__product')) count.views++
        }
        async function close(): Promise<void> {
          document.querySelector('dialog[open]')?.dispatchEvent(new Event('cancel', {cancelable: true}))
          await until(() => !document.querySelector('dialog[open]'))
          main.replaceChildren()
        }
        if (!(await settled(vitrine.cart.add({...item, quantity: 1})))) problems.push('nothing was added')
        for (const {name, place, body} of cases) {
          window.shopReplies = whole.map(([occurs, reply], at) => [occurs, at === place ? body : reply])
          await readCart()
          look(name)
          if (name.includes('product') || name.includes('everything')) {
            await openProduct()
            look(name)
            await close()
          }
          window.shopReplies = whole
        }
        // the shop is well again, and so is the page
        if (!(await settled(vitrine.cart.refresh()))) problems.push('the cart is not read after all')
        if (!document.querySelector('[data-cart=lines] > li')) problems.push('the cart page shows no line')
        return {problems, count}
      },
      {item: shop.item, cases},
    )
    expect(outcome.problems).toEqual([])
    // replies that nothing accepts would prove nothing
    expect(outcome.count.carts).toBeGreaterThan(cases.length / 2)
    expect(outcome.count.products).toBeGreaterThan(10)
    expect(outcome.count.views).toBeGreaterThan(10)
    console.info(`hostile replies of ${shop.backend}: ${cases.length} tried, 0 executed`)
  })
