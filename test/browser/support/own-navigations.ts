import type {Page} from '@playwright/test'

/**
 * While the previous page is still loading, Firefox restarts a navigation, and Playwright treats the second one as
 * another navigation. Both open the same page: wait for the second.
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
