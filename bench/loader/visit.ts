import type {Browser, CDPSession, Page} from 'playwright-core'
import type {Contender, Subject} from './contender.ts'
import {BLANK, pagePath} from './contents.ts'
import {InvalidRun} from './invalid-run.ts'
import {installProbe} from './probe.ts'

/** A contender's page with this number of widgets. */
export interface Visited {
  subject: Subject
  contender: Contender
  widgets: number
}

/** A page in a fresh context that has displayed a blank document of the origin, with its CDP session. */
export interface Visit {
  page: Page
  session: CDPSession
  url: string
  /** Opens the page; resolves when it has loaded and all widgets are live. */
  show: () => Promise<void>
}

const DONE = 'vitrineBenchDone'
/** Milliseconds for all widgets. Chromium needs a minute for 5,000 forms with selects, without any script. */
const PATIENCE = 300_000
/** Milliseconds: after each navigation, the browser starts a spare process and ends that of the last run. */
const SETTLE = 500

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function whenDone(session: CDPSession): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new InvalidRun('not all widgets came alive')), PATIENCE)
    session.on('Runtime.bindingCalled', ({name}) => {
      if (name !== DONE) return
      clearTimeout(timer)
      resolve()
    })
  })
}

async function open(page: Page, origin: string, {subject, contender, widgets}: Visited): Promise<Visit> {
  const expected = contender === subject.baseline ? 0 : widgets
  await page.addInitScript(installProbe, {widgets: expected, done: DONE})
  await page.goto(origin + BLANK)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Runtime.enable')
  await session.send('Runtime.addBinding', {name: DONE})
  await pause(SETTLE)
  const url = origin + pagePath(subject, contender, widgets)
  const show = async () => {
    await Promise.all([whenDone(session), page.goto(url, {waitUntil: 'commit'})])
  }
  return {page, session, url, show}
}

/** One visit in a fresh context of the browser; an error in the page makes it invalid. */
export async function visit<T>(
  browser: Browser,
  origin: string,
  visited: Visited,
  read: (visit: Visit) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}})
  try {
    const page = await context.newPage()
    const errors: string[] = []
    page.on('pageerror', ({message}) => errors.push(message))
    const result = await read(await open(page, origin, visited))
    if (errors.length) throw new InvalidRun(`an error was thrown: ${errors[0]}`)
    return result
  } finally {
    await context.close()
  }
}
