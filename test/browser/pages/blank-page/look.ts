import type {Page} from '@playwright/test'
import {findCovered} from './find-covered.ts'
import {findHidden} from './find-hidden.ts'
import {findOutside} from './find-outside.ts'
import {findOverflow} from './find-overflow.ts'
import {applyLayout, describeLayout, type Layout, layouts} from './layouts.ts'
import type {Stage} from './stage.ts'

/** Milliseconds that a part may take to follow a layout change. */
const PATIENCE = 2000
const STEP = 100
/** The number of problems after which more layouts would only repeat them. */
export const ENOUGH = 4

/** The overflow of a page without Vitrine, by layout: content that an author has made too wide does not count. */
type Widths = ReadonlyMap<Layout, number>

async function findProblems(page: Page, allowed: number): Promise<string[]> {
  const found = []
  for (const check of [findHidden, findOutside, findCovered]) found.push(...(await page.evaluate(check)))
  const overflow = await page.evaluate(findOverflow)
  return overflow > allowed ? [...found, `the page scrolls sideways by ${overflow} px`] : found
}

/** Describes the visible problems of an open page in a layout. */
export async function look(page: Page, layout: Layout, allowed = 0): Promise<string[]> {
  await applyLayout(page, layout)
  let problems = await findProblems(page, allowed)
  for (let waited = 0; problems.length && waited < PATIENCE; waited += STEP) {
    await page.waitForTimeout(STEP)
    problems = await findProblems(page, allowed)
  }
  return problems
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

/** Checks the page in each layout, and opens it again if it finds a problem. */
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
