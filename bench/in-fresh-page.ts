import {type Browser, type BrowserContextOptions, errors, type Page} from 'playwright-core'
import {InvalidRun} from './loader/invalid-run.ts'

/**
 * Runs in a page of a fresh context of the same browser, 1280 by 800 pixels.
 *
 * @throws InvalidRun where the page throws an error that nothing catches, and where it is waited for in vain.
 */
export async function inFreshPage<T>(
  browser: Browser,
  run: (page: Page) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({...options, viewport: {width: 1280, height: 800}})
  try {
    const page = await context.newPage()
    const thrown: string[] = []
    page.on('pageerror', ({message}) => thrown.push(message))
    const result = await run(page)
    if (thrown.length) throw new InvalidRun(`an error was thrown: ${thrown[0]}`)
    return result
  } catch (error) {
    if (error instanceof errors.TimeoutError) throw new InvalidRun(error.message.split('\n')[0] ?? '')
    throw error
  } finally {
    await context.close()
  }
}
