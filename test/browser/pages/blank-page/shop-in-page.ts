import type {Page} from '@playwright/test'
import type {CartEntry} from '../../../../src/model/cart.ts'

declare global {
  interface Window {
    /** Forms that the shop in the page has received. */
    formsTaken?: number
  }
}

/** `data-api="mock"`: no request shows the calls to the shop. */
export const isShopInPage = async (page: Page): Promise<boolean> =>
  (await page.locator('script[data-api=mock]').count()) > 0

/** The entries of its cart. */
export const entriesInPage = (page: Page): Promise<CartEntry[]> =>
  page.evaluate(async () => {
    const {Vitrine: vitrine} = window
    if (!vitrine || Array.isArray(vitrine)) return []
    return [...(await vitrine.cart.get()).entries]
  })

/** Counts the forms that it receives from now on. */
export const countTaken = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.formsTaken = 0
    document.addEventListener('vitrine:form-success', () => {
      window.formsTaken = (window.formsTaken ?? 0) + 1
    })
  })

export const readTaken = (page: Page): Promise<number> => page.evaluate(() => window.formsTaken ?? 0)
