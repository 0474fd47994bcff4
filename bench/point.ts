import type {Page} from 'playwright-core'
import {InvalidRun} from './loader/invalid-run.ts'

/** Moves the mouse over the middle of the first match. */
export async function point(page: Page, selector: string): Promise<void> {
  const target = page.locator(selector).first()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new InvalidRun(`${selector} is not visible`)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
}
