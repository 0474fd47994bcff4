import type {Page} from '@playwright/test'
import {type BrokenReply, brokenReplies, wholeReply} from '../../helpers/broken-replies.ts'
import {openDocument} from '../support/document.ts'
import {addToCart, bowl, cartLink} from '../support/markup.ts'
import {expectAllMounted} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'
import {vitrineOf} from '../support/vitrine.ts'

const READ = 'GET /api/commerce/shopping-cart'
const ADD = 'POST /api/commerce/shopping-cart/entries'
const FEW = [null, 'x', -1e21, {0: {}}]

declare global {
  interface Window {
    /** Bodies by call; a call is matched by its prefix. */
    replies?: Record<string, unknown>
  }
}

/** Answers calls inside the page: hundreds of replies in one page load. */
const answerInPage = (page: Page, replies: Record<string, unknown>) =>
  page.addInitScript((given) => {
    const {fetch} = window
    window.replies = given
    window.fetch = async (input, init) => {
      const request = new Request(input, init)
      const call = `${request.method} ${new URL(request.url).pathname}`
      const calls = Object.keys(window.replies ?? {}).filter((name) => call.startsWith(name))
      const [found] = calls.sort((a, b) => b.length - a.length)
      return found ? Response.json(window.replies?.[found] ?? null) : fetch(request)
    }
  }, replies)

/** A call with an id in its path is matched by the part before the id. */
const startOf = (call: string): string => call.split('{')[0] ?? ''

/** Technical values that a visitor should never read. */
const slips = (): string[] =>
  document.body.textContent.match(/.*(\bNaN\b|\[object|undefined|Infinity).*/g) ?? []

const CART_PAGE = `${cartLink()}${cartLink('data-subtotal')}
  <div data-vitrine="cart-page" data-options='{"storeCurrency":"USD"}'></div>
  ${addToCart(bowl)}`

async function openCartPage(page: Page): Promise<void> {
  await page.context().addCookies([{name: 'hasCart', value: 'true', domain: '127.0.0.1', path: '/'}])
  await answerInPage(page, {[READ]: wholeReply(READ), [startOf(ADD)]: wholeReply(ADD)})
  await openDocument(page, {body: CART_PAGE})
  await expect(page.locator('[data-cart=lines] > li')).toHaveCount(1)
}

/** Returns the page's problems after each reply. */
const readEach = async (page: Page, call: string, replies: readonly BrokenReply[]): Promise<string[]> =>
  (await vitrineOf(page)).evaluate(
    async (vitrine, {read, start, isAdd, all, whole, looks}) => {
      const problems: string[] = []
      const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false
      const find = new Function(`return (${looks})()`)
      for (const {name, body} of all) {
        window.replies = {...window.replies, [read]: isAdd ? whole : body, [start]: body}
        const done = isAdd ? vitrine.cart.add({itemId: 'i', sku: 's', quantity: 1}) : vitrine.cart.refresh()
        await done.then(
          () => {},
          () => {},
        )
        await new Promise((resolve) => requestAnimationFrame(resolve))
        const count = document.querySelector('.sqs-cart-quantity')?.textContent
        if (count !== '0' && isShown('[data-cart=empty]'))
          problems.push(`${name}: ${count} beside an empty cart`)
        problems.push(...find().map((slip: string) => `${name}: ${slip}`))
        for (const {dataset} of document.querySelectorAll<HTMLElement>('[data-vitrine]'))
          if (dataset.vitrineState === 'error') problems.push(`${name}: ${dataset.vitrine} is lost`)
      }
      return problems
    },
    {
      read: READ,
      start: startOf(call),
      isAdd: call === ADD,
      all: replies,
      whole: wholeReply(READ),
      looks: `${slips}`,
    },
  )

test.use({bypassCSP: true})

test.beforeEach(({consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.expect(/^\[vitrine\] (cart|form|newsletter|restock-form|member-account): /, null)
})

/** Only for the cart in the reply to an addition: the tests of reads cover its fields. */
const isOfAddition = ({name}: BrokenReply): boolean => !/^shoppingCart\.\w+\./.test(name)

test('a cart with any broken field is complete or unchanged', async ({page}) => {
  await openCartPage(page)
  expect(await readEach(page, READ, brokenReplies(READ, FEW))).toEqual([])
  await expectAllMounted(page)
})

test('an addition whose reply has any broken field leaves all widgets working', async ({page}) => {
  await openCartPage(page)
  expect(await readEach(page, ADD, brokenReplies(ADD, FEW).filter(isOfAddition))).toEqual([])
  await expectAllMounted(page)
})

interface Sent {
  call: string
  /** Replies of other calls, which succeed. */
  besides?: Record<string, unknown>
  body: string
}

const ADDRESS = '<label>Email <input type="email" name="email" value=""></label><button>Send</button>'
const FORM = {id: 'f', name: 'Ask', fields: [{id: 'email', type: 'email', title: 'Email', required: true}]}
const KEY = 'POST /api/form/FormSubmissionKey'
const SAVE = 'POST /api/form/SaveFormSubmission'
const taken = {key: 'k'}

const forms: Record<string, Sent> = {
  'form, for its key': {
    call: KEY,
    besides: {[SAVE]: {}},
    body: `<div data-vitrine="form" data-form='${JSON.stringify(FORM)}'></div>`,
  },
  form: {
    call: SAVE,
    besides: {[KEY]: taken},
    body: `<div data-vitrine="form" data-form='${JSON.stringify(FORM)}'></div>`,
  },
  newsletter: {
    call: SAVE,
    besides: {[KEY]: taken},
    body: `<form data-vitrine="newsletter" data-vitrine-load="now" data-form-id="f" method="post" action="/form/f">${ADDRESS}</form>`,
  },
  'restock-form': {
    call: 'POST /api/commerce/restock-notification',
    body: `<div data-vitrine="restock-form" data-product-id="p"><form method="post" action="/restock">${ADDRESS}</form></div>`,
  },
  'member-account': {
    call: 'POST /api/site-users/account/session',
    body: `<div data-vitrine="member-account"><form method="post" action="/account">
      <label>Password <input type="password" name="password" value="secret"></label>${ADDRESS}</form></div>`,
  },
}

for (const [name, {call, besides = {}, body}] of Object.entries(forms))
  test(`${name}: keeps the input, or thanks the visitor, whichever field of the reply is broken`, async ({
    page,
  }) => {
    await answerInPage(page, {...besides, [call]: {}})
    await openDocument(page, {body})
    await expectAllMounted(page)
    const problems = await (await vitrineOf(page)).evaluate(
      async (vitrine, {start, all, looks}) => {
        const found: string[] = []
        const find = new Function(`return (${looks})()`)
        const root = document.querySelector<HTMLElement>('[data-vitrine]')
        const until = async (isSo: () => boolean) => {
          for (let turns = 0; !isSo() && turns < 200; turns++)
            await new Promise((resolve) => setTimeout(resolve, 5))
          return isSo()
        }
        for (const reply of all) {
          window.replies = {...window.replies, [start]: reply.body}
          vitrine.unmount()
          // a logged-in member has no form
          await cookieStore.delete('SiteUserInfo')
          document.dispatchEvent(new Event('visibilitychange'))
          vitrine.mount()
          // a browser may report the cookie's end only now
          await until(
            () =>
              root?.dataset.vitrineState === 'mounted' &&
              !document.cookie.includes('SiteUserInfo') &&
              !!document.querySelector('input[type=email]')?.checkVisibility(),
          )
          const input = document.querySelector<HTMLInputElement>('input[type=email]')
          if (!root || !input) return [...found, `${reply.name}: no form`]
          const password = document.querySelector<HTMLInputElement>('input[type=password]')
          if (password) password.value = 'secret'
          input.focus()
          input.value = 'ada@example.com'
          input.dispatchEvent(new InputEvent('input', {bubbles: true}))
          input.form?.requestSubmit()
          const isTold = () =>
            !!root.querySelector('[role=alert],[class*=error],[class*=problem]:not([hidden])')
          const isThanked = () => !input.isConnected || !input.checkVisibility()
          if (!(await until(() => isTold() || isThanked()))) found.push(`${reply.name}: no message`)
          if (!isThanked() && input.value !== 'ada@example.com')
            found.push(`${reply.name}: the input is lost`)
          if (root.dataset.vitrineState !== 'mounted') found.push(`${reply.name}: the widget is lost`)
          found.push(...find().map((slip: string) => `${reply.name}: ${slip}`))
          input.value = ''
        }
        return found
      },
      {start: call, all: brokenReplies(call), looks: `${slips}`},
    )
    expect(problems).toEqual([])
  })
