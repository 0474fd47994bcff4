import type {Page} from '@playwright/test'

const MOST_STOPS = 150
/** Milliseconds in which a focused element comes into view. */
const PATIENCE = 5000
const PAUSE = 60

interface Stop {
  isEnd: boolean
  problem: string | null
}

/** Where the focus is: whether it was there before, and what hides it. */
const readStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return {isEnd: true, problem: null}
    const isEnd = focused.hasAttribute('data-test-stop')
    // a link around a picture is as large as the picture
    const boxes = [focused, ...(focused.matches('a') ? focused.querySelectorAll('img') : [])].map((one) =>
      one.getBoundingClientRect(),
    )
    const left = Math.min(...boxes.map((box) => box.left))
    const top = Math.min(...boxes.map((box) => box.top))
    const right = Math.max(...boxes.map((box) => box.right))
    const bottom = Math.max(...boxes.map((box) => box.bottom))
    const [visibleLeft, visibleRight] = [Math.max(left, 0), Math.min(right, innerWidth)]
    const [visibleTop, visibleBottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    const name = focused.outerHTML.slice(0, 140)
    const place = [left, top, right, bottom].map(Math.round).join()
    if (visibleRight <= visibleLeft || visibleBottom <= visibleTop)
      return {isEnd, problem: `outside the window (${place}): ${name}`}
    const hit = document.elementFromPoint((visibleLeft + visibleRight) / 2, (visibleTop + visibleBottom) / 2)
    const labels = focused instanceof HTMLInputElement ? [...(focused.labels ?? [])] : []
    const isClear = hit !== null && [focused, ...labels].some((one) => one.contains(hit) || hit.contains(one))
    const cover = hit?.outerHTML.slice(0, 140)
    return {isEnd, problem: isClear ? null : `under ${cover} (${place}): ${name}`}
  })

const mark = (page: Page) =>
  page.evaluate(() => document.activeElement?.toggleAttribute('data-test-stop', true))

const unmarkAll = (page: Page) =>
  page.evaluate(() => {
    for (const stop of document.querySelectorAll('[data-test-stop]')) stop.removeAttribute('data-test-stop')
  })

/** Presses Tab until the focus is where it was before. Returns what is focused and hidden, or covered by something. */
export async function findObscured(page: Page): Promise<string[]> {
  const problems: string[] = []
  await unmarkAll(page)
  for (let presses = 0; presses < MOST_STOPS; presses++) {
    await page.keyboard.press('Tab')
    let stop = await readStop(page)
    // what scrolls or opens on focus may need a moment
    for (let waited = 0; stop.problem && waited < PATIENCE; waited += PAUSE) {
      await page.waitForTimeout(PAUSE)
      stop = await readStop(page)
    }
    if (stop.isEnd) return problems
    if (stop.problem) problems.push(stop.problem)
    await mark(page)
  }
  return [...problems, `no end after ${MOST_STOPS} stops`]
}
