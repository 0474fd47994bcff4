import type {Browser, CDPSession, Page} from 'playwright-core'
import {inFreshPage} from '../in-fresh-page.ts'
import {InvalidRun} from '../loader/invalid-run.ts'
import {installLongestEvent} from '../longest-event.ts'
import {point} from '../point.ts'
import {slowDown} from '../slow-down.ts'
import {installByHand, outcomesOf, recordOutcome} from './by-hand.ts'
import type {Contender} from './contenders.ts'
import {scriptOf} from './peers.ts'
import {installProbe, type Press} from './probe.ts'

/**
 * Milliseconds of a hover, of rest, of the rest of pages without Vitrine, which do nothing in it, and until a press has
 * had its effect.
 */
export const PAUSE = {hover: 100, rest: 2000, restOfOthers: 500, most: 20_000}

/** What is pressed, and what it shows. */
function controlOf({act, by}: Contender) {
  if (by === 'hand') return {...act, target: act.served ?? act.target}
  return by ? {...act, target: by.target, effect: by.effect} : act
}

/**
 * Without an activation of the user, which Playwright's own calls give a page: after one, Vitrine no longer runs files
 * ahead.
 */
const showInWindow = (session: CDPSession, selector: string) =>
  session.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})?.scrollIntoView({block: 'center'})`,
    userGesture: false,
  })

async function pressControl(
  page: Page,
  session: CDPSession,
  contender: Contender,
  origin: string,
): Promise<Press> {
  const {conditions} = contender
  const {path, prepare, target, effect, call, isMoved = false} = controlOf(contender)
  await page.goto(origin + path, {waitUntil: 'load'})
  await prepare?.(page)
  if (conditions.isRested) {
    await showInWindow(session, target)
    await page.waitForTimeout(contender.by ? PAUSE.restOfOthers : PAUSE.rest)
  }
  await page.evaluate((watched) => press.watch(watched), {effect, isMoved, call: call?.source ?? null})
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

/** Adds the code that does the act in Vitrine's place. */
async function install(page: Page, {act, by}: Contender): Promise<void> {
  if (!by) return
  if (by !== 'hand') {
    await page.addInitScript({content: await scriptOf(by)})
    return
  }
  const outcomes = outcomesOf(act)
  if (!outcomes) throw new InvalidRun('Vitrine has shown nothing to put in')
  await page.addInitScript(installByHand, outcomes)
}

/** One press in a fresh page. */
export const measure = (browser: Browser, origin: string, contender: Contender): Promise<Press> =>
  inFreshPage(
    browser,
    async (page) => {
      await page.addInitScript(installLongestEvent)
      await page.addInitScript(installProbe)
      await install(page, contender)
      const session = await page.context().newCDPSession(page)
      await slowDown(session, contender.conditions)
      const keep = contender.by ? undefined : recordOutcome(page, contender.act)
      const times = await pressControl(page, session, contender, origin)
      await keep?.()
      return times
    },
    // packages write styles and HTML that the shop's policy refuses
    {bypassCSP: !!contender.by},
  )
