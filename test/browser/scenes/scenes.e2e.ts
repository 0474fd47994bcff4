import type {Page} from '@playwright/test'
import type {Look} from '../../../build/accessibility/looks.ts'
import {SCENES_OF} from '../../../build/read-states.ts'
import {isAll} from '../../helpers/all.ts'
import {holdStates} from '../support/hold-states.ts'
import {settle} from '../support/layout.ts'
import {expect, test} from '../support/test.ts'
import {ALL_RULES, COLOUR_RULES, findViolations, LAYOUT_RULES} from './axe-rules.ts'
import {findDirectionReads, watchDirection} from './direction-reads.ts'
import {findOverflow} from './overflow.ts'
import {takePicture} from './picture.ts'
import type {Scene, Stage} from './scene.ts'
import {SCENES} from './scenes.ts'
import {findObscured} from './tab-walk.ts'
import {emulateTouch, findSmallTargets, LEAST} from './targets.ts'

/** `npm run gallery` takes the pictures of `docs/gallery/` instead of checking anything. */
const isGallery = Boolean(process.env.GALLERY)

const expectSoftly = expect.configure({soft: true})

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
    const what = `overflow at ${size.width} × ${size.height}`
    await expectSoftly.poll(() => findOverflow(page), {message: what}).toEqual([])
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
  expect.soft(await findViolations(page, isAll ? ALL_RULES : rules), `axe, ${look}`).toEqual([])
}

/** The looks of a scene. The usual run has all rules in the first, and then those whose result can change. */
async function expectLooks(stage: Stage, scene: Scene): Promise<void> {
  const {page, isRtl} = stage
  const direction = isRtl ? 'rtl' : 'light'
  await expectLook(stage, scene, `1280-${direction}`, isRtl ? LAYOUT_RULES : ALL_RULES)
  if (!isRtl) {
    await dark(page)
    await expectLook(stage, scene, '1280-dark', COLOUR_RULES)
  }
  await page.setViewportSize(PHONE)
  if (!isRtl && (isGallery || isAll)) await expectLook(stage, scene, '390-dark', COLOUR_RULES)
  await light(page)
  await expectLook(stage, scene, `390-${direction}`, LAYOUT_RULES)
}

test('each state of the accessibility report has a scene, and no other', () => {
  const reported = Object.entries(SCENES_OF).flatMap(([widget, states]) =>
    states.map((state) => `${widget}, ${state}`),
  )
  expect(SCENES.map(({widget, state}) => `${widget}, ${state}`).sort()).toEqual(reported.sort())
})

async function expectRightToLeft(stage: Stage, scene: Scene): Promise<void> {
  await expectLooks({...stage, isRtl: true}, scene)
  if (isGallery) return
  await expectFits(stage.page, scene)
  if (!scene.noTab) expect(await findObscured(stage.page), 'focus, 400%').toEqual([])
}

const turn = (page: Page, direction: string): Promise<void> =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir
  }, direction)

async function expectTurned(stage: Stage, scene: Scene): Promise<void> {
  await turn(stage.page, 'rtl')
  await expectRightToLeft(stage, scene)
  await turn(stage.page, 'ltr')
}

for (const scene of SCENES) {
  const title = `${scene.widget}, ${scene.state}`
  const opensAgain = isGallery || isAll || scene.readsDirection

  test(title, async ({page, shop, consoleLines}) => {
    const stage = {page, shop, consoleLines, isRtl: false}
    await holdStates(page)
    await watchDirection(page)
    await scene.open(stage)
    await expectLooks(stage, scene)
    if (isGallery) return
    await expectLargeForFingers(page)
    await expectFits(page, scene)
    await page.setViewportSize(DESKTOP)
    await expectLarge(page)
    if (!opensAgain) await expectTurned(stage, scene)
    await page.setViewportSize(PHONE)
    if (!scene.noTab) expect(await findObscured(page), 'focus, 390').toEqual([])
    const reads = await findDirectionReads(page)
    expect(reads.length > 0, `reads the direction: ${[...new Set(reads)]}`).toBe(
      scene.readsDirection ?? false,
    )
  })

  if (opensAgain)
    test(`${title}, right to left`, async ({page, shop, consoleLines}) => {
      const stage = {page, shop, consoleLines, isRtl: true}
      await holdStates(page)
      await scene.open(stage)
      await expectRightToLeft(stage, scene)
    })
}
