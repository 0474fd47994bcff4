import type {Page} from '@playwright/test'
import {shortName} from '../../../build/widget-table.ts'
import {addressWith, MANIFEST} from '../support/dist.ts'
import {openDocument} from '../support/document.ts'
import {addToCart, bowl} from '../support/markup.ts'
import {addButton, open, popover} from '../support/page-parts.ts'
import {saveData, untilQuiet} from '../support/requests.ts'
import {expect, test} from '../support/test.ts'

/** The state of a sheet of the page, by a part of its address; `none` if it has not been fetched. */
const stateOfSheet = (address: string): string => {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const link = links.find(({href}) => href.includes(address))
  if (!link?.sheet) return 'none'
  return link.sheet.disabled || link.sheet.media.mediaText === 'not all' ? 'ahead' : 'in use'
}

test('a sheet fetched ahead applies at the first use, under the policy of the shop', {
  tag: '@engines',
}, async ({page}) => {
  await open(page, '/shop/tide-bowl')
  const state = () => page.evaluate(stateOfSheet, '/cart-popover-')
  await expect.poll(state).toBe('ahead')
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  expect(await state()).toBe('in use')
  await expect(popover(page)).toHaveCSS('position', 'fixed')
})

/** Runs in the page. Runs files by name, and returns what each has done besides defining what it exports. */
async function runEach(names: readonly string[]): Promise<Record<string, string[]>> {
  let deeds: string[] = []
  const watch = (target: object, name: string, read: (args: unknown[]) => string | null) => {
    const own: unknown = Reflect.get(target, name)
    if (!(own instanceof Function)) throw new TypeError(name)
    Object.defineProperty(target, name, {
      configurable: true,
      writable: true,
      value(this: unknown, ...args: unknown[]) {
        const deed = read(args)
        if (deed) deeds.push(deed)
        return Reflect.apply(own, this, args)
      },
    })
  }
  watch(EventTarget.prototype, 'addEventListener', ([type]) => `listens to ${type}`)
  watch(Storage.prototype, 'setItem', ([key]) => `stores ${key}`)
  watch(globalThis, 'fetch', ([address]) => `fetches ${address}`)
  watch(navigator, 'sendBeacon', ([address]) => `sends ${address}`)
  watch(globalThis, 'requestAnimationFrame', () => 'asks for a frame')
  watch(globalThis, 'setTimeout', () => 'sets a timer')
  watch(history, 'replaceState', () => 'changes the address')
  const observer = new MutationObserver((records) => {
    for (const {target} of records) deeds.push(`changes ${target.nodeName}`)
  })
  observer.observe(document, {attributes: true, characterData: true, childList: true, subtree: true})
  const found: Record<string, string[]> = {}
  const {loadLater} = Reflect.get(globalThis, Symbol.for('vitrine'))
  // all are there before the first runs: a file runs those that it imports
  await loadLater(names.join(' '))
  for (const name of names) {
    deeds = []
    const [globals, {cookie}] = [Object.keys(globalThis), document]
    await loadLater(name)
    const added = Object.keys(globalThis).filter((one) => !globals.includes(one))
    if (document.cookie !== cookie) deeds.push('writes a cookie')
    const all = [...deeds, ...added.map((name) => `defines ${name}`)]
    if (all[0]) found[name] = all
  }
  observer.disconnect()
  return found
}

test('no file does anything to the page when it runs ahead', async ({page}) => {
  await openDocument(page, {body: '<p>Text</p>', loader: 'data-tracking="off"'})
  await page.waitForFunction(() => window.Vitrine && !Array.isArray(window.Vitrine))
  await untilQuiet(page)
  const scripts = Object.keys(MANIFEST.files).filter((file) => file.startsWith('chunks/'))
  expect(scripts.length).toBeGreaterThan(40)
  const found = await page.evaluate(runEach, scripts.map(shortName))
  expect(found).toEqual({})
})

/** Files that have run, by their addresses. The activation is set, as a script of Playwright counts as a press. */
async function filesRun(page: Page, hasBeenActive: boolean): Promise<() => Promise<string[]>> {
  await page.addInitScript((isActive) => {
    Object.defineProperty(navigator, 'userActivation', {value: {hasBeenActive: isActive}})
    Object.assign(globalThis, {filesRun: []})
  }, hasBeenActive)
  await page.route('**/vitrine/chunks/*.js', async (route) => {
    const reply = await route.fetch()
    const {pathname} = new URL(route.request().url())
    const body = (await reply.text()).replace(/export default\(.*?\)=>\{/, `$&filesRun.push("${pathname}");`)
    await route.fulfill({response: reply, body})
  })
  return () => page.evaluate(() => Reflect.get(globalThis, 'filesRun'))
}

const [PRESS, CLIENT] = [addressWith('widgets/add-to-cart/lazy/press.ts'), addressWith('src/api/http.ts')]
const SLOTS = addressWith('src/ui/slots/fill-slots.ts')
const DELIVERY = addressWith('src/tracking/delivery.ts')

const holds = (files: readonly string[], address: string): boolean =>
  files.some((file) => file.startsWith(address))

/**
 * Measured with Chromium's trace of the first press on the product page, in 7 pairs at a load of 2 to 5 on two cores,
 * medians: 0 ms against 2.4 ms for the evaluation of modules, 303 compiled functions against 327.
 */
test('the files for a click run at rest, so that the click runs none', async ({page}) => {
  const run = await filesRun(page, false)
  await open(page, '/shop/tide-bowl')
  await expect.poll(async () => holds(await run(), PRESS)).toBe(true)
  await expect.poll(async () => holds(await run(), CLIENT)).toBe(true)
  await untilQuiet(page)
  const before = await run()
  await addButton(page).click()
  await expect(popover(page)).toBeVisible()
  const during = await run()
  // the event of the addition may need it, after the press
  expect(during.filter((file) => !file.startsWith(DELIVERY))).toEqual(before)
  await page.unrouteAll({behavior: 'ignoreErrors'})
})

test('the code for slots comes at rest where a page has written one', async ({page}) => {
  const run = await filesRun(page, false)
  const slot = '<template data-slot="link">To the bag</template>'
  await openDocument(page, {body: `<div data-vitrine="cart-popover">${slot}</div>${addToCart(bowl)}`})
  await expect.poll(async () => holds(await run(), SLOTS)).toBe(true)
  await page.unrouteAll({behavior: 'ignoreErrors'})
})

for (const [name, hasBeenActive, prepare] of [
  ['after a press elsewhere', true, async () => {}],
  ['with data saver', false, saveData],
] as const)
  test(`${name}, no file for a click runs at rest`, async ({page}) => {
    await prepare(page)
    const run = await filesRun(page, hasBeenActive)
    await open(page, '/shop/tide-bowl')
    await untilQuiet(page)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(holds(await run(), PRESS)).toBe(false)
  })

/** Runs in the page: what the button shows in the task after a press at rest. */
async function pressAtRest(files: readonly string[]): Promise<void> {
  await new Promise((resolve) => addEventListener('load', resolve))
  const resources = () => performance.getEntriesByType('resource')
  const isThere = (file: string) => resources().some(({name}) => name.includes(file))
  const idle = () => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve)))
  // a list runs once all of its files have arrived
  for (let count = -1; !files.every(isThere) || count < resources().length; ) {
    count = resources().length
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  // they run one by one while the page is idle
  for (let turn = 0; turn < 60; turn++) await idle()
  const button = document.querySelector<HTMLButtonElement>('[data-vitrine=add-to-cart] [type=submit]')
  button?.click()
  const {port1, port2} = new MessageChannel()
  await new Promise((resolve) => {
    port1.onmessage = resolve
    port2.postMessage(null)
  })
  console.info('shown:', button?.textContent)
}

test('a press at rest is taken up in its own task, before the browser paints', async ({page}) => {
  // in the page from its start: what a test evaluates later counts as a press, which ends running ahead
  await page.addInitScript(
    pressAtRest,
    ['widgets/add-to-cart/lazy/Active.tsx', 'src/actions/index.ts'].map(addressWith),
  )
  const shown = page.waitForEvent('console', (line) => line.text().startsWith('shown:'))
  await page.goto('/shop/tide-bowl')
  expect((await shown).text()).toBe('shown: Adding…')
})

test('a mouse over the button takes over the whole product before the press', {
  tag: '@engines',
}, async ({page}) => {
  await open(page, '/shop/salt-pig')
  const variants = page.locator('[data-mode="page"] .product-variants')
  await expect(variants).toBeVisible()
  expect(await variants.getAttribute('data-unselected-options')).toBeNull()
  await addButton(page).hover()
  await expect(variants).toHaveAttribute('data-unselected-options', '["Clay"]')
})

/**
 * Runs in the page before its scripts. Lists how the page asks for the turn of its first addition, and presses the button
 * as soon as one is kept.
 */
function pressOnceKept(): void {
  const asked: string[] = []
  // Firefox begins with an empty page, which has no locks
  const locks: LockManager | undefined = navigator.locks
  if (!locks) return
  const own = locks.request
  function request(name: string, ...rest: unknown[]): unknown {
    const hold = rest.at(-1)
    if (!name.startsWith('vitrine-cart ') || !(hold instanceof Function))
      return Reflect.apply(own, locks, [name, ...rest])
    const isAhead = rest.length > 1
    asked.push(isAhead ? 'ahead' : 'for the call')
    const press = (lock: unknown) => {
      const held: unknown = hold(lock)
      if (isAhead && lock) document.querySelector<HTMLElement>('[data-press]')?.click()
      return held
    }
    return Reflect.apply(own, locks, [name, ...rest.slice(0, -1), press])
  }
  Object.assign(locks, {request})
  Object.assign(globalThis, {asked})
}

const askedTurns = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(globalThis, 'asked'))

test('a first addition leaves in the turn that its pointer has asked for, and asks for no other', {
  tag: '@engines',
}, async ({page, shop}) => {
  await page.addInitScript(pressOnceKept)
  await open(page, '/shop/tide-bowl')
  await untilQuiet(page)
  await addButton(page).hover()
  await expect.poll(() => askedTurns(page)).toContain('ahead')
  await addButton(page).evaluate((button) => button.setAttribute('data-press', ''))
  // asks again once the first turn was given up
  await expect
    .poll(async () => {
      await addButton(page).dispatchEvent('pointerdown')
      return await shop.held()
    })
    .toEqual(['1 × BOWL-TIDE'])
  await expect(popover(page)).toBeVisible()
  expect(await askedTurns(page)).not.toContain('for the call')
})
