import {isDeepStrictEqual} from 'node:util'
import type {Shop} from '../../browser/support/shop.ts'
import type {Driver, Running} from '../driver.ts'
import {startProxy} from '../proxy.ts'
import {createShopper} from '../shopper.ts'
import type {State} from './states.ts'

/** Left, top, width and height of an element; null if it does not exist. */
export type Box = readonly number[] | null

/** The visible result in a browser. */
export interface Look {
  boxes: readonly Box[]
  /** PNG of the window. */
  picture: Buffer
}

const readBoxes = (parts: readonly string[]): string =>
  `${JSON.stringify(parts)}.map((part) => {
    const box = document.querySelector(part)?.getBoundingClientRect()
    return box ? [box.left, box.top + scrollY, box.width, box.height].map(Math.round) : null
  })`

/** All pictures in the window have loaded. */
const ARE_LOADED = `[...document.images].every((image) => {
  const {top, bottom} = image.getBoundingClientRect()
  return bottom < 0 || top > innerHeight || image.complete
})`

const PAUSE = 250

/** Reads until nothing moves. */
async function readStill(read: () => Promise<unknown>): Promise<unknown> {
  for (let last: unknown; ; ) {
    const now = await read()
    if (isDeepStrictEqual(last, now)) return now
    last = now
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}

/** The maximum number of attempts, because a blinking caret never settles. */
const SHOTS = 6

/** Takes a picture once the screen matches the page: under load, WebKit's screen lags behind. */
async function shootStill({shot}: Driver): Promise<Buffer> {
  let last = await shot()
  for (let n = 1; n < SHOTS; n++) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
    const now = await shot()
    if (now.equals(last)) break
    last = now
  }
  return last
}

const isBox = (value: unknown): value is Box =>
  value === null || (Array.isArray(value) && value.every((one) => typeof one === 'number'))

/** Opens the state in a browser and captures it. `host` is the shop's address for this visitor. */
export async function look(browser: Running, shop: Shop, host: string, state: State): Promise<Look> {
  await shop.reset()
  const proxy = await startProxy({to: shop.url, host, watches: false})
  const driver = await browser.open()
  try {
    await driver.resize(state.width, 800)
    const shopper = createShopper(driver, proxy.url)
    await shopper.goto(state.path)
    await state.act?.(shopper)
    const read = await readStill(() => shopper.js(`[${readBoxes(state.parts)}, ${ARE_LOADED}]`))
    const boxes: unknown = Array.isArray(read) ? read[0] : null
    if (!Array.isArray(boxes) || !boxes.every(isBox)) throw new Error(`no boxes: ${JSON.stringify(read)}`)
    return {boxes, picture: await shootStill(driver)}
  } finally {
    await driver.leave()
    await proxy.close()
  }
}
