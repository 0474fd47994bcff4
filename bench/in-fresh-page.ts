import type {Browser, Page} from 'playwright-core'
import {InvalidRun} from './loader/invalid-run.ts'

/**
 * Runs in a page of a fresh context of the same browser, 1280 by 800 pixels.
 *
 * @throws InvalidRun where the page throws an error that nothing catches.
 */
export async function inFreshPage<T>(browser: Browser, run: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}})
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({message}) => errors.push(message))
    const result = await run(page)
    if (errors.length) throw new InvalidRun(`an error was thrown: ${errors[0]}`)
    return result
  } finally {
    await context.close()
  }
}
