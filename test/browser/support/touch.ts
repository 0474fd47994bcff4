import type {CDPSession, Locator, Page} from '@playwright/test'
import {nameOf, skipWithout} from './engines.ts'

interface Place {
  x: number
  y: number
}

/** The positions of a finger, in order. */
type Way = readonly Place[]

const STEPS = 20
/**
 * Seconds between two positions, as sent to the browser: the speed of a finger determines how far a swipe carries, and
 * must not depend on the load of the machine.
 */
const PACE = 0.03

/** The window position of a point at fractions of an element's width and height. */
export async function placeIn(target: Locator, x: number, y: number): Promise<Place> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not shown`)
  return {x: box.x + box.width * x, y: box.y + box.height * y}
}

function openSession(page: Page): Promise<CDPSession> {
  skipWithout('CDP', nameOf(page.context()))
  return page.context().newCDPSession(page)
}

/** Fingers touch down, move along their ways at the same time, and are lifted. */
export async function drag(page: Page, ...ways: readonly Way[]): Promise<void> {
  const session = await openSession(page)
  const places = (step: number) => ways.map((way, id) => ({...(way[step] ?? {x: 0, y: 0}), id}))
  let timestamp = Date.now() / 1000
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Place[]) => {
    timestamp += PACE
    return session.send('Input.dispatchTouchEvent', {type, touchPoints, timestamp})
  }
  await send('touchStart', places(0))
  for (let step = 1; step < (ways[0]?.length ?? 0); step++) await send('touchMove', places(step))
  await send('touchEnd', [])
  await session.detach()
}

export const wayBetween = (from: Place, to: Place): Way =>
  Array.from({length: STEPS + 1}, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / STEPS,
    y: from.y + ((to.y - from.y) * step) / STEPS,
  }))

/** Swipes over a fraction of an element's width; positive values move to the right. */
export async function swipe(page: Page, target: Locator, by: number): Promise<void> {
  const start = by < 0 ? 0.9 : 0.1
  await drag(page, wayBetween(await placeIn(target, start, 0.25), await placeIn(target, start + by, 0.25)))
}

/**
 * Scrolls the middle of an element with two fingers on a trackpad by a fraction of its width; positive values move to
 * the right. One gesture of the browser itself, independent of the load of the machine.
 */
export async function scrollSideways(page: Page, target: Locator, by: number): Promise<void> {
  const [start, end] = [await placeIn(target, 0.5, 0.5), await placeIn(target, 0.5 - by, 0.5)]
  const session = await openSession(page)
  const xDistance = end.x - start.x
  await session.send('Input.synthesizeScrollGesture', {...start, xDistance, gestureSourceType: 'mouse'})
  await session.detach()
}
