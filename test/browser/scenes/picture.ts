import {mkdirSync, writeFileSync} from 'node:fs'
import type {Page} from '@playwright/test'
import {type Look, pictureName} from '../../../build/accessibility/looks.ts'
import {settle} from '../support/layout.ts'
import type {Scene} from './scene.ts'

const FOLDER = new URL('../../../docs/gallery/', import.meta.url)

const MARGIN = 16
const TALLEST = 1400
const QUALITY = 70

/** The part of the page that a scene shows, in the page's own pixels, with a margin. */
async function boxOf(page: Page, scene: Scene) {
  const part = scene.part(page)?.first()
  // what is fixed to the window, such as the buy bar, is not in front of it
  await part?.evaluate((element) => element.scrollIntoView({block: 'end', behavior: 'instant'}))
  await settle(page)
  const box = await part?.boundingBox()
  const view = page.viewportSize() ?? {width: 0, height: 0}
  const {left, top} = await page.evaluate(() => ({left: scrollX, top: scrollY}))
  if (!box) return {x: left, y: top, ...view}
  const x = Math.max(0, box.x - MARGIN)
  return {
    x: x + left,
    y: Math.max(0, box.y + top - MARGIN),
    width: Math.min(view.width - x, box.width + 2 * MARGIN),
    height: Math.min(TALLEST, box.height + 2 * MARGIN),
  }
}

/** Hides what is fixed to the window and would lie over a picture that is taller. The returned function shows it again. */
async function hideFixed(page: Page, scene: Scene): Promise<() => Promise<void>> {
  const hidden = await scene
    .part(page)
    ?.first()
    .evaluateHandle((part) => {
      const fixed = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (one) =>
          /fixed|sticky/.test(getComputedStyle(one).position) && !one.contains(part) && !part.contains(one),
      )
      for (const one of fixed) one.style.visibility = 'hidden'
      return fixed
    })
  return async () => {
    await hidden?.evaluate((all) => {
      for (const one of all) one.style.visibility = ''
    })
  }
}

/** WebP, which the browser writes a quarter as large as PNG; Playwright's own screenshots have no such format. */
export async function takePicture(page: Page, scene: Scene, look: Look): Promise<void> {
  const clip = {...(await boxOf(page, scene)), scale: 1}
  const show = await hideFixed(page, scene)
  const session = await page.context().newCDPSession(page)
  const {data} = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
    clip,
    captureBeyondViewport: scene.part(page) !== null,
  })
  await session.detach()
  await show()
  mkdirSync(FOLDER, {recursive: true})
  writeFileSync(new URL(pictureName(scene.widget, scene.state, look), FOLDER), Buffer.from(data, 'base64'))
}
