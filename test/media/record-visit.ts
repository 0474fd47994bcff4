import {join} from 'node:path'
import type {Locator} from 'playwright-core'
import {encodeFilm, type Frame, type Studio} from './studio.ts'

/** Milliseconds that a picture of the film stays. */
const LONG = 1200
const MIDDLE = 700
const BRIEF = 400
/** Pictures of a movement. */
const STEPS = 4

const RING = '[data-ring] { outline: 4px solid #e39a2d !important; outline-offset: 4px !important }'

/** Records a visit: list, quick view, choice, drawer, undo. */
export async function recordVisit({url, folder, open}: Studio): Promise<void> {
  const page = await open({viewport: {width: 960, height: 640}})
  const frames: Frame[] = []
  async function take(stays: number): Promise<void> {
    const file = join(folder, `${frames.length}.png`)
    await page.screenshot({path: file})
    frames.push({file, stays})
  }
  async function move(stays: number): Promise<void> {
    for (let step = 0; step < STEPS; step++) await take(70)
    await page.waitForTimeout(700)
    await take(stays)
  }
  /** Shows what is about to be used, and uses it. */
  async function use(
    target: Locator,
    how: (target: Locator) => Promise<unknown>,
    stays: number,
  ): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    await target.evaluate((element) => element.setAttribute('data-ring', ''))
    await take(BRIEF)
    await target.evaluate((element) => element.removeAttribute('data-ring'))
    await how(target)
    await move(stays)
  }
  const press = (target: Locator) => target.click()
  await page.addInitScript((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
  }, RING)
  await page.goto(`${url}/`)
  await page.waitForTimeout(800)
  await take(MIDDLE)
  await use(page.getByRole('link', {name: 'See everything'}), press, MIDDLE)
  const quickView = page.getByRole('dialog', {name: 'Quick view'})
  await use(page.getByRole('link', {name: 'Quick view of Speckled Mug'}), press, MIDDLE)
  await use(quickView.getByLabel('Size', {exact: true}), (select) => select.selectOption('Large'), BRIEF)
  await use(quickView.getByLabel('Glaze', {exact: true}), (select) => select.selectOption('Soot'), MIDDLE)
  await use(quickView.getByRole('button', {name: 'Add To Cart'}), press, LONG)
  const drawer = page.getByRole('dialog', {name: 'Your cart'})
  await use(drawer.getByRole('button', {name: 'One more'}), press, MIDDLE)
  await use(drawer.getByRole('button', {name: /^Remove/}), press, LONG)
  await use(drawer.getByRole('button', {name: 'Undo'}), press, LONG)
  encodeFilm(frames, 'visit')
}
