import type {Page} from '@playwright/test'
import fc from 'fast-check'
import {
  BOWL,
  ENTRIES,
  expectAgreement,
  MUG,
  openCart,
  PLATE,
  quantity,
  remove,
  root,
  type,
} from '../support/cart-page.ts'
import type {Shop} from '../support/shop.ts'
import {expect, test} from '../support/test.ts'

const GOODS = [MUG, BOWL, PLATE] as const

interface Tabs {
  page: Page
  other: Page
  shop: Shop
}

interface Action {
  name: 'type' | 'remove' | 'reload' | 'code' | 'elsewhere' | 'both' | 'fault'
  title: string
  amount: number
}

const isThere = ({page}: Tabs, title: string): Promise<boolean> => quantity(page, title).isVisible()

/** Performs an action; ignores a line that no longer exists. */
const doIt: Record<Action['name'], (tabs: Tabs, action: Action) => Promise<unknown>> = {
  type: ({page}, {title, amount}) => type(page, title, `${amount}`),
  remove: ({page}, {title}) => remove(page, title),
  reload: ({page}) => page.reload(),
  async code({page}) {
    await page.getByLabel('Promotion code or gift card').fill('WELCOME10')
    await page.getByRole('button', {name: 'Apply'}).click()
    await expect(page.getByRole('button', {name: 'Remove WELCOME10'})).toBeVisible()
  },
  elsewhere: ({other}, {title, amount}) => type(other, title, `${amount}`),
  both: ({page, other}, {title, amount}) =>
    Promise.all([type(page, title, `${amount}`), type(other, title, `${(amount % 3) + 1}`)]),
  async fault({page, shop}, {title, amount}) {
    await shop.fault({path: ENTRIES, method: 'PUT', status: 422, body: {message: 'Not now.'}})
    await type(page, title, `${amount}`)
  },
}

const action: fc.Arbitrary<Action> = fc.record({
  name: fc.constantFrom(...(Object.keys(doIt) as Action['name'][])),
  title: fc.constantFrom(...GOODS.map(([, , title]) => title)),
  amount: fc.integer({min: 1, max: 3}),
})

test('after any actions in two tabs, both display the database’s cart', async ({
  page,
  context,
  shop,
  consoleLines,
}) => {
  consoleLines.allowNetworkErrors()
  const other = await context.newPage()
  const tabs = {page, other, shop}
  await fc.assert(
    fc.asyncProperty(fc.array(action, {minLength: 3, maxLength: 7}), async (actions) => {
      await context.clearCookies()
      await shop.reset()
      await openCart(page, ...GOODS.map((goods) => [goods, 1] as const))
      await other.goto('/cart')
      await expect(root(other)).toHaveAttribute('data-cart-state', 'ready')
      for (const one of actions) {
        if (!(await isThere(tabs, one.title))) continue
        await doIt[one.name](tabs, one)
        await expectAgreement(page, shop)
        await expectAgreement(other, shop)
        await shop.clearFaults()
      }
    }),
    {numRuns: 6, endOnFailure: true},
  )
})
