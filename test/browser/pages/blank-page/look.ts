import type {Page} from '@playwright/test'
import {findCovered} from './find-covered.ts'
import {findHidden} from './find-hidden.ts'
import {findOutside} from './find-outside.ts'
import {findOverflow} from './find-overflow.ts'
import {applyLayout, describeLayout, type Layout, layouts} from './layouts.ts'
import type {Stage} from './stage.ts'

/** Milliseconds that a part may take to follow a page that has changed. */
const FOLLOWING = 400
/** Problems, after which more layouts would only say the same. */
export const ENOUGH = 4

/** How much wider than the window a page is without us, by its layout: what an author has made too wide is no mistake of ours. */
type Widths = ReadonlyMap<Layout, number>

async function findProblems(page: Page, allowed: number): Promise<string[]> {
  const found = []
  for (const check of [findHidden, findOutside, findCovered]) found.push(...(await page.evaluate(check)))
  const overflow = await page.evaluate(findOverflow)
  return overflow > allowed ? [...found, `the page scrolls sideways by ${overflow} px`] : found
}

/** What is wrong with an open page as it is seen in a layout, in words. */
export async function look(page: Page, layout: Layout, allowed = 0): Promise<string[]> {
  await applyLayout(page, layout)
  if (!(await findProblems(page, allowed)).length) return []
  await page.waitForTimeout(FOLLOWING)
  return findProblems(page, allowed)
}

async function measureWithoutUs({page, open, openWithoutUs}: Stage): Promise<Widths> {
  const widths = new Map<Layout, number>()
  await openWithoutUs()
  for (const layout of layouts) {
    await applyLayout(page, layout)
    widths.set(layout, await page.evaluate(findOverflow))
  }
  await open()
  return widths
}

/** Looks at the page in one layout after the other, and opens it again where something seems to be wrong. */
export async function lookInAll(stage: Stage, what = ''): Promise<string[]> {
  const problems: string[] = []
  let widths: Widths | undefined
  for (const layout of layouts) {
    if (!(await look(stage.page, layout, widths?.get(layout))).length) continue
    widths ??= await measureWithoutUs(stage)
    if (!(await look(stage.page, layout, widths.get(layout))).length) continue
    await stage.open(layout)
    const found = await look(stage.page, layout, widths.get(layout))
    problems.push(...found.map((problem) => `${what}${describeLayout(layout)}: ${problem}`))
    if (problems.length >= ENOUGH) break
  }
  return problems
}
