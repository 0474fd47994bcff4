import type {Page} from '@playwright/test'
import {openDocument} from '../support/document.ts'
import {addToCart, bowl, cartLink, notebook} from '../support/markup.ts'
import {
  addButton,
  choose,
  expectAllMounted,
  expectHeader,
  expectState,
  message,
  open,
  popover,
  product,
} from '../support/page-parts.ts'
import {holdRequests} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'
import {recordEvents, seenEvents, vitrineOf} from '../support/vitrine.ts'

declare global {
  interface Window {
    /** The HTML of an element that a test stores before removing it. */
    served?: string
    /** An element that a test stores. */
    kept?: Element
    /** The states of each widget, in order. */
    states?: Record<string, string[]>
  }
}

/** Opens a page and returns its body as served: the loader, which mounts during parsing, runs later. */
async function openServed(page: Page, path: string): Promise<string> {
  const release = await holdRequests(page, '**/loader.js')
  await page.goto(path, {waitUntil: 'domcontentloaded'})
  const served = await page.evaluate(() => document.body.outerHTML)
  release()
  await expectAllMounted(page)
  return served
}

/** Otherwise it would wait for its first use. */
const AT_ONCE = 'data-vitrine-load="now"'

test('the states of an element are visible, from loading to mounted; before it is needed it has none', {
  tag: '@engines',
}, async ({page}) => {
  await page.addInitScript(() => {
    const states: Record<string, string[]> = {}
    window.states = states
    new MutationObserver((records) => {
      for (const {target} of records)
        if (target instanceof HTMLElement) {
          const {vitrine = '', vitrineState = ''} = target.dataset
          states[vitrine] = [...(states[vitrine] ?? []), vitrineState]
        }
    }).observe(document, {subtree: true, attributeFilter: ['data-vitrine-state']})
  })
  await open(page, '/shop/tide-bowl')
  await expectState(page.locator('[data-vitrine=cart-popover]'), 'waiting')
  await addButton(page).click()
  await expectState(page.locator('[data-vitrine=cart-popover]'), 'mounted')
  const states = await page.evaluate(() => window.states)
  expect(states?.['add-to-cart']).toEqual(['loading', 'mounted'])
  expect(states?.['cart-popover']).toEqual(['loading', 'mounted'])
})

test('two loader tags mount each element once', async ({page, shop}) => {
  await recordEvents(page)
  const second = '<script async src="/vitrine/loader.js?second"></script>'
  await openDocument(page, {body: cartLink() + addToCart(bowl) + second, head: second})
  await expectAllMounted(page)
  await addButton(page).click()
  await expectState(page.locator('[data-vitrine=cart-popover]'), 'mounted')
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  expect((await seenEvents(page, 'mounted')).map(({from}) => from).sort()).toEqual([
    'add-to-cart',
    'cart-indicator',
    'cart-popover',
  ])
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('mounts what waits for idle time on a page whose animation leaves none', {tag: '@engines'}, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const animate = (): void => {
      const end = performance.now() + 30
      while (performance.now() < end);
      document.documentElement.style.opacity = `${1 - Math.random() / 100}`
      requestAnimationFrame(animate)
    }
    requestAnimationFrame(animate)
  })
  await openDocument(page, {
    body: '<div data-vitrine="form" data-form-id="64a1f0c27be1d20013c0f002" data-lightbox><form><label>Your email <input type="email" name="question-email"></label><button>Send</button></form></div>',
  })
  await expectState(page.locator('[data-vitrine=form]'), 'mounted')
})

test('a second mount() mounts nothing twice', async ({page, shop}) => {
  await recordEvents(page)
  await open(page, '/shop/tide-bowl')
  await expectState(page.locator('.ProductItem-gallery'), 'mounted')
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({mount}) => {
    mount()
    mount(document.body)
  })
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  await expect(popover(page)).toBeVisible()
  // the cart's link, the button, the gallery, and the popover of the added item
  expect(await seenEvents(page, 'mounted')).toHaveLength(4)
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('mounts an element that is added later; unmounts a removed one, which works again when it returns', {
  tag: '@engines',
}, async ({page, shop}) => {
  await openDocument(page, {
    body: `${cartLink()}<template>${addToCart(bowl, AT_ONCE)}</template><main></main>`,
  })
  await expectAllMounted(page)
  await page.evaluate(() => {
    const late = document.querySelector('template')?.content.firstElementChild?.cloneNode(true)
    if (late instanceof Element) window.kept = late
    window.served = window.kept?.outerHTML ?? ''
    document.querySelector('main')?.append(window.kept ?? '')
  })
  await expectState(product(page), 'mounted')
  await addButton(page).click()
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('1')
  await page.evaluate(() => window.kept?.remove())
  await expect.poll(() => page.evaluate(() => window.kept?.outerHTML === window.served)).toBe(true)
  await page.evaluate(() => document.querySelector('main')?.append(window.kept ?? ''))
  await expectState(product(page), 'mounted')
  await addButton(page).press('Enter')
  await expect(page.locator('.sqs-cart-quantity')).toHaveText('2')
  expect(await shop.held()).toEqual(['2 × BOWL-TIDE'])
})

test('an element that moves stays mounted', async ({page}) => {
  await recordEvents(page)
  await open(page, '/shop/tide-bowl')
  await expectState(page.locator('.ProductItem-gallery'), 'mounted')
  await addButton(page).focus()
  await expectState(product(page), 'mounted')
  const mounted = async () =>
    (await seenEvents(page, 'mounted')).filter(({from}) => from === 'add-to-cart').length
  expect(await mounted()).toBe(1)
  // what comes as the page is scrolled would move the button away from the press
  const related = page.locator('[data-vitrine=related-products]')
  await related.scrollIntoViewIfNeeded()
  await expect(related.locator('li a').first()).toBeVisible()
  await product(page).evaluate((element) => document.querySelector('.shop-footer')?.append(element))
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  expect(await mounted()).toBe(1)
  await expectState(product(page), 'mounted')
})

test('removal leaves no listener behind', async ({page}) => {
  await open(page, '/shop/speckled-mug')
  await addButton(page).click()
  await expect(message(page)).toBeVisible()
  await page.evaluate(() => {
    const element = document.querySelector('[data-vitrine=add-to-cart]')
    if (element) window.kept = element
    element?.remove()
  })
  await expect.poll(() => page.evaluate(() => window.kept?.hasAttribute('data-vitrine-state'))).toBe(false)
  const session = await page.context().newCDPSession(page)
  const {result} = await session.send('Runtime.evaluate', {expression: 'window.kept'})
  const {listeners} = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
    depth: -1,
  })
  expect(listeners.map(({type}) => type)).toEqual([])
})

for (const path of ['/', '/shop', '/shop/speckled-mug', '/qa'])
  test(`unmount() restores the exact server HTML of ${path}`, {tag: '@engines'}, async ({page}) => {
    const served = await openServed(page, path)
    const vitrine = await vitrineOf(page)
    await vitrine.evaluate(({unmount}) => unmount())
    const restored = await page.evaluate(() => document.body.outerHTML)
    expect(firstDifference(withoutReports(served), withoutReports(restored))).toBeNull()
  })

/** The QA page's own notes of states and events beside each example. */
const withoutReports = (html: string): string =>
  html.replaceAll(/<span data-qa-state[\s\S]*?<\/span>|<li>vitrine:[\s\S]*?<\/li>/g, '')

/** Whole pages are too long to read as a difference. */
function firstDifference(before: string, after: string): string[] | null {
  const at = [...before].findIndex((character, index) => after[index] !== character)
  if (at < 0) return before === after ? null : [after.slice(before.length)]
  return [before, after].map((text) => text.slice(Math.max(0, at - 60), at + 60))
}

test('unmount() restores the server HTML after use, too, and mount() takes over again', async ({
  page,
  shop,
}) => {
  const served = await openServed(page, '/shop/everyday-teapot')
  await addButton(page).click()
  await expect(message(page)).toBeVisible()
  await choose(page, {Color: 'Ink'})
  await addButton(page).click()
  await expectHeader(page, 1, '$88.00')
  await expect(popover(page)).toBeVisible()
  const vitrine = await vitrineOf(page)
  await vitrine.evaluate(({unmount}) => unmount())
  expect(await page.evaluate(() => document.body.outerHTML)).toBe(served)
  await vitrine.evaluate(({mount}) => mount())
  await expectAllMounted(page)
  await expect(product(page).locator('.product-price')).toHaveText('$88.00')
  await addButton(page).click()
  await expectHeader(page, 2, '$176.00')
  expect(await shop.held()).toEqual(['2 × TEAPOT-INK'])
})

test('unmount() and mount() of a part leave the rest unchanged', async ({page}) => {
  await openDocument(page, {
    body: `${cartLink()}${addToCart(bowl, AT_ONCE)}<section>${addToCart(notebook, AT_ONCE)}</section>`,
  })
  await expect(page.locator('[data-vitrine-state=mounted]')).toHaveCount(3)
  const vitrine = await vitrineOf(page)
  const section = await page.evaluateHandle(() => document.querySelector('section') ?? document)
  await vitrine.evaluate(({unmount}, root) => unmount(root), section)
  await expect(page.locator('section [data-vitrine]')).not.toHaveAttribute('data-vitrine-state')
  await expect(page.locator('[data-vitrine-state=mounted]')).toHaveCount(2)
  await vitrine.evaluate(({mount}, root) => mount(root), section)
  await expect(page.locator('[data-vitrine-state=mounted]')).toHaveCount(3)
})

const owner = {authenticatedAccount: {id: 'owner'}, websiteRoles: [1]}

for (const [name, body] of [
  ['cart indicator and button', cartLink() + addToCart(bowl)],
  ['cart indicator alone', cartLink()],
] as const)
  test(`widgets of a logged-in owner end with the page (${name}), and return with it`, async ({page}) => {
    await openDocument(page, {body, context: owner})
    await expectAllMounted(page)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true})))
    await expect(page.locator('[data-vitrine-state]')).toHaveCount(0)
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true})))
    await expectAllMounted(page)
  })

test('widgets of a visitor stay', async ({page}) => {
  await openDocument(page, {body: cartLink() + addToCart(bowl)})
  await expectAllMounted(page)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true})))
  await expectAllMounted(page)
})

test('a page without access to cookies or storage mounts everything, and adds with the server’s data', {
  tag: '@engines',
}, async ({page, shop, consoleLines}) => {
  consoleLines.allowNetworkErrors()
  consoleLines.allowStorageWarning()
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    Object.defineProperty(Document.prototype, 'cookie', {get: refuse, set: refuse})
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, {get: refuse})
  })
  await open(page, '/shop/tide-bowl')
  await addButton(page).click()
  await expectHeader(page, 1, '$39.00')
  expect(await shop.held()).toEqual(['1 × BOWL-TIDE'])
})

test('data-debug on the loader’s tag logs every step to the console', async ({page}) => {
  const said: string[] = []
  page.on('console', (line) => said.push(line.text()))
  await openDocument(page, {body: cartLink() + addToCart(bowl), loader: 'data-debug'})
  await expectAllMounted(page)
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  for (const name of ['mounted', 'cart-change', 'item-added'])
    expect(
      said.some((line) => line.startsWith(`[vitrine] ${name}`)),
      name,
    ).toBe(true)
})
