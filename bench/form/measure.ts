import type {Browser, CDPSession, Page} from 'playwright-core'
import {inFreshPage} from '../in-fresh-page.ts'
import {InvalidRun} from '../loader/invalid-run.ts'
import {readCpu} from '../read-cpu.ts'
import {COUNT, type Contender} from './contenders.ts'
import {pagePath} from './contents.ts'
import type {Sample} from './figures.ts'
import {installProbe} from './probe.ts'

/** Typed into the first field, once before the form was checked and once after. */
const TEXT = 'The quick brown fox jumps over the lazy dog again.'
export const KEYS = TEXT.length

/** Main-thread CPU time for typing a text, in milliseconds; valid only if the field then contains the text. */
async function type(page: Page, session: CDPSession): Promise<number> {
  const first = page.locator('input').first()
  await first.fill('')
  await first.focus()
  const before = await readCpu(session)
  await page.keyboard.type(TEXT)
  const cpu = (await readCpu(session)) - before
  const value = await first.inputValue()
  if (value !== TEXT) throw new InvalidRun(`holds "${value}" in the end`)
  return cpu
}

async function expectWrong(page: Page, count: number): Promise<void> {
  try {
    await page.waitForFunction((wanted) => form.wrong() === wanted, count)
  } catch {
    throw new InvalidRun(`finds ${await page.evaluate(() => form.wrong())} of ${count} empty fields`)
  }
}

/** One run in a fresh page. */
export const measure = (browser: Browser, origin: string, contender: Contender): Promise<Sample> =>
  inFreshPage(browser, async (page) => {
    page.setDefaultTimeout(10_000)
    await page.addInitScript(installProbe, COUNT)
    await page.goto(origin + pagePath(contender), {waitUntil: 'load'})
    const ready = await page.evaluate(() => form.ready())
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    const typing = await type(page, session)
    await page.locator('input').first().fill('')
    await page.locator('form button').click()
    await expectWrong(page, COUNT)
    const mending = await type(page, session)
    await expectWrong(page, COUNT - 1)
    return {bytes: await page.evaluate(() => form.bytes()), ready, typing, mending}
  })
