import {type Browser, errors, type Page} from 'playwright-core'
import {inFreshPage} from '../in-fresh-page.ts'
import {InvalidRun} from '../loader/invalid-run.ts'
import {installLongestEvent} from '../longest-event.ts'
import {point} from '../point.ts'
import {slowDown} from '../slow-down.ts'
import type {Act} from './acts.ts'
import type {Conditions} from './conditions.ts'
import {installProbe, type Press} from './probe.ts'

/** Milliseconds of a hover, of rest, and until a press has had its effect. */
export const PAUSE = {hover: 100, rest: 2000, most: 20_000}

export interface Contender {
  name: string
  act: Act
  conditions: Conditions
}

async function act(
  page: Page,
  {act: {path, prepare, target, effect, call}, conditions}: Contender,
  origin: string,
) {
  await page.goto(origin + path, {waitUntil: 'load'})
  await prepare?.(page)
  if (conditions.isRested) await page.waitForTimeout(PAUSE.rest)
  await page.evaluate(([shown, pattern]) => press.watch(shown, pattern), [
    effect,
    call?.source ?? null,
  ] as const)
  await page.evaluate(() => longestEvent.forget())
  await point(page, target)
  if (conditions.hovers) await page.waitForTimeout(PAUSE.hover)
  // the browser receives both at the same time
  await Promise.all([page.mouse.down(), page.mouse.up()])
  const told = await page.waitForFunction(() => press.read(), undefined, {timeout: PAUSE.most, polling: 50})
  const times = await told.jsonValue()
  const paint = await page.evaluate(() => longestEvent.reported())
  if (!times) throw new InvalidRun('the press had no effect')
  return {...times, paint}
}

/** One press in a fresh page. */
export const measure = (browser: Browser, origin: string, contender: Contender): Promise<Press> =>
  inFreshPage(browser, async (page) => {
    await page.addInitScript(installLongestEvent)
    await page.addInitScript(installProbe)
    await slowDown(await page.context().newCDPSession(page), contender.conditions)
    return act(page, contender, origin)
  }).catch((error: unknown) => {
    if (error instanceof errors.TimeoutError) throw new InvalidRun(error.message.split('\n')[0] ?? '')
    throw error
  })
