import type {Browser, Page} from 'playwright-core'
import {point} from '../../point.ts'
import {slowDown} from '../../slow-down.ts'
import type {Contender, Subject} from '../contender.ts'
import {firstItem} from '../forms/render-form.ts'
import {InvalidRun} from '../invalid-run.ts'
import {pause, visit} from '../visit.ts'
import {installPressProbe, type Press} from './probe.ts'

/** The conditions of a visitor's click. */
export interface Conditions {
  /** Milliseconds of each round trip. */
  latency: number
  /** How many times slower the processor is. */
  cpu: number
  /** Clicked two seconds after the page has loaded, instead of immediately. */
  isRested: boolean
}

interface Pressed extends Conditions {
  subject: Subject
  contender: Contender
}

/** Forms of the page with the clicked one: a long list. */
export const WIDGETS = 100
/** Milliseconds. */
const REST = 2000
/** Milliseconds until the call has been answered. */
const PATIENCE = 20_000
const BUTTON = '.sqs-add-to-cart-button'
const ENTRIES = '**/api/commerce/shopping-cart/entries'

/** Clicks the first form's button like a visitor. */
async function press(page: Page, selector: string): Promise<void> {
  const {mouse} = page
  await point(page, selector)
  // the browser receives both at the same time
  await Promise.all([mouse.down(), mouse.up()])
}

/** The first call to the cart, as the page sends it. */
const whenCalled = (page: Page): Promise<unknown> =>
  page.waitForRequest(ENTRIES, {timeout: PATIENCE}).then(
    (request) => request.postDataJSON(),
    (cause) => {
      throw new InvalidRun('the press added nothing', {cause})
    },
  )

/** Resolves when the form goes to the server, as without script. The call alone has a time limit. */
const whenSent = (page: Page): Promise<void> =>
  page
    .waitForRequest((request) => request.isNavigationRequest(), {timeout: 0})
    .then(() => {})
    // the page is closed after its call
    .catch(() => {})

function checkItem(body: unknown): void {
  const sent = Object(body)
  const isWanted = Object.entries(firstItem).every(([name, value]) => sent[name] === value)
  if (!isWanted) throw new InvalidRun(`the press added ${JSON.stringify(body)}`)
}

/** After the call has been answered; null if it never is. */
const readPress = (page: Page): Promise<Press | null> =>
  page
    .waitForFunction(() => tellPress(), undefined, {timeout: PATIENCE, polling: 50})
    .then((told) => told.jsonValue())
    .catch(() => null)

/** Measures the first click on a page; null if it came too early for the page’s script. */
export const measurePress = (
  browser: Browser,
  origin: string,
  {subject, contender, latency, cpu, isRested}: Pressed,
): Promise<Press | null> =>
  visit(browser, origin, {subject, contender, widgets: WIDGETS}, async ({page, session, url}) => {
    await page.addInitScript(installPressProbe)
    await slowDown(session, {latency, cpu})
    await page.goto(url, {waitUntil: 'load'})
    if (isRested) await pause(REST)
    const called = whenCalled(page)
    const first = Promise.race([called, whenSent(page)])
    const [body] = await Promise.all([first, press(page, contender.button ?? BUTTON)])
    if (body === undefined) {
      called.catch(() => {})
      if (contender === subject.own) throw new InvalidRun('the press was lost')
      return null
    }
    checkItem(body)
    const result = await readPress(page)
    if (!result) throw new InvalidRun('the press was not seen')
    return result
  })
