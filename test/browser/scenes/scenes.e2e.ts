import type {Page} from '@playwright/test'
import {settle} from '../support/layout.ts'
import {expect, test} from '../support/test.ts'
import {ALL_RULES, COLOUR_RULES, findViolations, LAYOUT_RULES} from './axe-rules.ts'
import {holdStates} from './hold-states.ts'
import type {Look} from './looks.ts'
import {findOverflow} from './overflow.ts'
import {takePicture} from './picture.ts'
import type {Scene, Stage} from './scene.ts'
import {SCENES} from './scenes.ts'
import {STATES} from './states.ts'
import {findObscured} from './tab-walk.ts'
import {emulateTouch, findSmallTargets, LEAST} from './targets.ts'

/** `npm run gallery` takes the pictures of `docs/gallery/` instead of checking anything. */
const isGallery = Boolean(process.env.GALLERY)
/**
 * `ALL_LOOKS=1` runs all rules of axe in each of the six looks. The usual run has them in the first one, and then the rules
 * whose result can change.
 */
const isThorough = Boolean(process.env.ALL_LOOKS)

const DESKTOP = {width: 1280, height: 800}
const PHONE = {width: 390, height: 844}
const SMALL_PHONE = {width: 320, height: 568}
/** A window of 1280 × 1024, enlarged to 400%. */
const ENLARGED = {width: 320, height: 256}

// without animations, since half-transparent text has no contrast
test.use({contextOptions: {reducedMotion: 'reduce'}, viewport: DESKTOP})

const dark = (page: Page) => page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'})
const light = (page: Page) => page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'})

async function expectFits(page: Page, scene: Scene): Promise<void> {
  for (const size of [SMALL_PHONE, ENLARGED]) {
    await page.setViewportSize(size)
    await scene.again?.(page)
    // what is sized by script follows
    await settle(page)
    expect.soft(await findOverflow(page), `overflow at ${size.width} × ${size.height}`).toEqual([])
  }
}

async function expectLarge(page: Page): Promise<void> {
  expect.soft(await findSmallTargets(page, LEAST.pointer), 'targets').toEqual([])
}

async function expectLargeForFingers(page: Page): Promise<void> {
  const undo = await emulateTouch(page)
  expect.soft(await findSmallTargets(page, LEAST.touch), 'targets with touch').toEqual([])
  await undo()
}

async function expectLook(
  stage: Stage,
  scene: Scene,
  look: Look,
  rules: readonly string[] | null,
): Promise<void> {
  const {page} = stage
  await scene.again?.(page)
  await settle(page)
  if (isGallery) return await takePicture(page, scene, look)
  expect.soft(await findViolations(page, isThorough ? ALL_RULES : rules), `axe, ${look}`).toEqual([])
}

/** The looks of a scene: the rules of the usual run are those whose result can change from one look to the next. */
async function expectLooks(stage: Stage, scene: Scene): Promise<void> {
  const {page, isRtl} = stage
  const direction = isRtl ? 'rtl' : 'light'
  await expectLook(stage, scene, `1280-${direction}`, isRtl ? LAYOUT_RULES : ALL_RULES)
  if (!isRtl) {
    await dark(page)
    await expectLook(stage, scene, '1280-dark', COLOUR_RULES)
  }
  await page.setViewportSize(PHONE)
  if (!isRtl && (isGallery || isThorough)) await expectLook(stage, scene, '390-dark', COLOUR_RULES)
  await light(page)
  await expectLook(stage, scene, `390-${direction}`, LAYOUT_RULES)
}

test('each state of the accessibility report has a scene, and no other', () => {
  const reported = Object.entries(STATES).flatMap(([widget, states]) =>
    states.map((state) => `${widget}, ${state}`),
  )
  expect(SCENES.map(({widget, state}) => `${widget}, ${state}`).sort()).toEqual(reported.sort())
})

for (const scene of SCENES) {
  const title = `${scene.widget}, ${scene.state}`

  test(title, async ({page, shop, consoleLines}) => {
    const stage = {page, shop, consoleLines, isRtl: false}
    await holdStates(page)
    await scene.open(stage)
    await expectLooks(stage, scene)
    if (isGallery) return
    await expectLargeForFingers(page)
    await expectFits(page, scene)
    await page.setViewportSize(DESKTOP)
    await expectLarge(page)
    await page.setViewportSize(PHONE)
    if (!scene.noTab) expect(await findObscured(page), 'focus, 390').toEqual([])
  })

  test(`${title}, right to left`, async ({page, shop, consoleLines}) => {
    const stage = {page, shop, consoleLines, isRtl: true}
    await holdStates(page)
    await scene.open(stage)
    await expectLooks(stage, scene)
    if (isGallery) return
    await expectFits(page, scene)
    if (!scene.noTab) expect(await findObscured(page), 'focus, 400%').toEqual([])
  })
}
