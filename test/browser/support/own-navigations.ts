import type {Page} from '@playwright/test'

/**
 * While the page before is still loading, Firefox begins a navigation anew, and Playwright takes it for another that has
 * come in between. It leads to the same page: that one is waited for.
 */
export function awaitOwnNavigations(page: Page): void {
  const goto = page.goto.bind(page)
  page.goto = async (url, options) => {
    try {
      return await goto(url, options)
    } catch (error) {
      const [, wanted, came] =
        /Navigation to "(.*?)" is interrupted by another navigation to "(.*?)"/.exec(`${error}`) ?? []
      if (!wanted || wanted !== came) throw error
      const until = options?.waitUntil
      await page.waitForLoadState(until === 'commit' ? 'domcontentloaded' : until)
      return null
    }
  }
}
