import type {Browser, Page} from 'playwright-core'
import {expectHeld, expectSettled, part, setQuantity, variantOf} from './cart-parts.ts'
import {expect} from './expect.ts'
import {check, type Outcome} from './outcome.ts'
import type {Fault} from './proxy.ts'
import type {Good, RunningShop} from './shop.ts'
import {addButton, count, openCart, openProduct, openShopper, pressAdd, type Shopper} from './shopper.ts'
import type {Site} from './site.ts'

interface Scene {
  shop: RunningShop
  site: Site
  shopper: Shopper
  page: Page
}

interface Case {
  name: string
  run: (scene: Scene) => Promise<string | undefined>
}

const PRESSES = 20
/** Milliseconds until a page stops waiting for a lost reply, and has read the cart again. */
const SETTLED = 40_000

/** The text of the alert; empty without an alert. */
async function readAlert(page: Page): Promise<string> {
  const dialog = page.getByRole('alertdialog')
  if (!(await dialog.isVisible())) return ''
  const words = ((await dialog.textContent()) ?? '').replace(/\s+/g, ' ').trim()
  await page.keyboard.press('Escape')
  return words
}

/** Waits until the button is idle: the item was added, or the visitor has seen an error. */
const expectAtRest = (page: Page) =>
  expect(addButton(page)).not.toHaveAttribute('aria-disabled', 'true', {timeout: SETTLED})

const toHeader = (cookies: readonly {name: string; value: string}[]): string =>
  cookies.map(({name, value}) => `${name}=${value}`).join('; ')

/** Expects the number in the header to match the shop's database, also after a reload. */
async function expectAgreement({shop, page, shopper: {context}}: Scene, pieces: number): Promise<void> {
  const {sku} = variantOf(shop.goods.plain)
  const {held, heldBy = held} = shop
  await expect
    .poll(async () => heldBy(toHeader(await context.cookies())), {timeout: 20_000})
    .toEqual(pieces ? [`${pieces} × ${sku}`] : [])
  await expect(count(page)).toHaveText(`${pieces}`)
  await page.reload()
  await expect(count(page)).toHaveText(`${pieces}`)
}

/** Adds an item through a fault. A visitor who sees an error presses again. Returns the error. */
async function pressThrough({site, page}: Scene, fault: Fault): Promise<string> {
  site.proxy.plan(fault)
  await pressAdd(page)
  await expect.poll(site.proxy.done, {message: 'the fault has come to pass', timeout: SETTLED}).toBe(1)
  await expectAtRest(page)
  const alert = await readAlert(page)
  if (alert) {
    await pressAdd(page)
    await expectAtRest(page)
  }
  return alert
}

const noteOf = (alert: string): string =>
  alert ? `told “${alert}”, added with the next press` : 'added, nothing to tell'

/** The first addition, which creates the cart. In the end the cart contains one piece. */
const addThrough = (fault: Fault): Case => ({
  name: `add: ${fault}`,
  async run(scene) {
    await openProduct(scene.page, 'plain')
    const alert = await pressThrough(scene, fault)
    await expectAgreement(scene, 1)
    return noteOf(alert)
  },
})

/** One more of an item in the cart: if a separate call creates the cart, only this addition meets the fault itself. */
const addAgainThrough = (fault: Fault): Case => ({
  name: `one more: ${fault}`,
  async run(scene) {
    const {shop, page} = scene
    await openProduct(page, 'plain')
    await pressAdd(page)
    await expectHeld(shop, `1 × ${variantOf(shop.goods.plain).sku}`)
    await expectAtRest(page)
    const alert = await pressThrough(scene, fault)
    await expectAgreement(scene, 2)
    return noteOf(alert)
  },
})

/** Changes a line from 1 to 3 through a fault. */
const changeThrough = (fault: Fault): Case => ({
  name: `quantity: ${fault}`,
  async run(scene) {
    const {shop, site, page} = scene
    const {title, variants} = shop.goods.plain
    await openProduct(page, 'plain')
    await pressAdd(page)
    await expectHeld(shop, `1 × ${variants[0]?.sku}`)
    await openCart(page)
    site.proxy.plan(fault)
    await setQuantity(page, title, 3)
    await expect.poll(site.proxy.done, {timeout: SETTLED}).toBe(1)
    await expectSettled(page)
    const message = part(page, 'message').first()
    const refusal = (await message.isVisible()) ? ((await message.textContent()) ?? '').trim() : ''
    if (refusal) await setQuantity(page, title, 3)
    await expectHeld(shop, `3 × ${variants[0]?.sku}`)
    await page.reload()
    await expect(count(page)).toHaveText('3')
    return refusal ? `told “${refusal}”, set with the next try` : 'set, nothing to tell'
  },
})

/** Adds from the page's script, all pieces at the same time. */
async function addAll(page: Page, goods: readonly Good[]): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => 'Vitrine' in window && 'cart' in Object(window.Vitrine)))
    .toBe(true)
  const items = goods.map((good) => ({itemId: good.id, sku: variantOf(good).sku}))
  await page.evaluate(`Promise.all(${JSON.stringify(items)}.map((item) => Vitrine.cart.add(item)))`)
}

const FAULTS: readonly Fault[] = ['lost', '503 before', '503 after', 'slow', 'cut']
/** Faults after which the shop has made the change and the page has no reply. */
const DONE_UNSEEN: readonly Fault[] = ['lost', '503 after', 'cut']

/** No fault may lose an addition or count it twice, according to the shop's database. */
const CASES: readonly Case[] = [
  ...FAULTS.map(addThrough),
  ...DONE_UNSEEN.map(addAgainThrough),
  ...FAULTS.map(changeThrough),
  {
    name: 'two first additions at once',
    async run({shop, page}) {
      const {options, plain} = shop.goods
      await openProduct(page, 'options')
      await addAll(page, [options, plain])
      await expectHeld(shop, `1 × ${variantOf(options).sku}`, `1 × ${variantOf(plain).sku}`)
      await page.reload()
      await expect(count(page)).toHaveText('2')
      return undefined
    },
  },
  {
    name: 'first additions in two tabs at once',
    async run({shop, page, shopper}) {
      const tab = await shopper.context.newPage()
      await Promise.all([openProduct(page, 'plain'), openProduct(tab, 'plain')])
      await Promise.all([page, tab].map(pressAdd))
      await Promise.all([page, tab].map(expectAtRest))
      await expectHeld(shop, `2 × ${variantOf(shop.goods.plain).sku}`)
      for (const shown of [page, tab]) await expect(count(shown)).toHaveText('2')
      await tab.close()
      return undefined
    },
  },
  {
    name: `${PRESSES} additions at once in two tabs`,
    async run(scene) {
      const {shop, page, shopper} = scene
      const tab = await shopper.context.newPage()
      await Promise.all([openProduct(page, 'plain'), openProduct(tab, 'plain')])
      const half = new Array<Good>(PRESSES / 2).fill(shop.goods.plain)
      await Promise.all([page, tab].map((shown) => addAll(shown, half)))
      await expectAgreement(scene, PRESSES)
      await tab.close()
      return undefined
    },
  },
  {
    name: `${PRESSES} presses of the button`,
    async run(scene) {
      const {shop, page} = scene
      await openProduct(page, 'plain')
      // faster than any hand: presses during a pending addition count as that addition
      await addButton(page).evaluate((button: HTMLElement, presses) => {
        for (let press = 0; press < presses; press++) button.click()
      }, PRESSES)
      await expect.poll(shop.held, {timeout: SETTLED}).toHaveLength(1)
      await expectAtRest(page)
      const [held = ''] = await shop.held()
      const pieces = Number.parseInt(held, 10)
      await expectAgreement(scene, pieces)
      return `${pieces} added`
    },
  },
  {
    name: 'closed in the middle',
    async run({shop, site, page, shopper}) {
      const {sku} = variantOf(shop.goods.plain)
      await openProduct(page, 'plain')
      await pressAdd(page)
      await expect(count(page)).toHaveText('1')
      await expectAtRest(page)
      site.proxy.plan('slow')
      await pressAdd(page)
      await expect.poll(site.proxy.done).toBe(1)
      await page.close()
      await expectHeld(shop, `2 × ${sku}`)
      const next = await shopper.context.newPage()
      await openProduct(next, 'options')
      await expect(count(next)).toHaveText('2')
      return undefined
    },
  },
]

/** Each fault has its own visitor and starts without carts. */
async function runCase(browser: Browser, shop: RunningShop, site: Site, one: Case): Promise<Outcome> {
  await shop.reset()
  site.proxy.plan()
  const shopper = await openShopper(browser, site.origin)
  const outcome = await check(one.name, () => one.run({shop, site, shopper, page: shopper.page}))
  await shopper.leave()
  return outcome
}

export async function* runFaults(browser: Browser, shop: RunningShop, site: Site): AsyncGenerator<Outcome> {
  for (const testCase of CASES) yield await runCase(browser, shop, site, testCase)
}
