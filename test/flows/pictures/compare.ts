import {chromium} from 'playwright-core'
import {findShell, launchOptions} from '../../chromium.ts'
import type {Box} from './look.ts'

/** CSS pixels by which an edge of a part may differ: engines differ in the width of letters. */
const OFF = 24
/** The same relative to its distance from the left or the top, and to its size, because line heights add up. */
const OFF_PART = 0.04

/** Elements whose position differs from the other browser. */
export function findMoved(parts: readonly string[], here: readonly Box[], there: readonly Box[]): string[] {
  return parts.flatMap((part, index) => {
    const [one, other] = [here[index], there[index]]
    if (!one || !other) return one === other ? [] : [`${part}: ${one} and ${other}`]
    const isNear = one.every((value, side) => {
      const expected = other[side] ?? 0
      return Math.abs(value - expected) <= Math.max(OFF, Math.abs(expected) * OFF_PART)
    })
    return isNear ? [] : [`${part}: ${one} and ${other}`]
  })
}

/** The grid for comparing pictures: letters become smudges, and moved parts still show. */
const [COLUMNS, ROWS] = [32, 20]

/** Runs in a page. The differences between the fields of two pictures of one width, from 0 to 1, as mean and maximum. */
async function differ([first, second, columns, rows]: readonly [string, string, number, number]) {
  const fields = await Promise.all(
    [first, second].map(async (base64) => {
      const image = Object.assign(new Image(), {src: `data:image/png;base64,${base64}`})
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), {width: columns, height: rows})
      const context = canvas.getContext('2d')
      if (!context) throw new Error('no canvas')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, columns, rows)
      return [...context.getImageData(0, 0, columns, rows).data]
    }),
  )
  const [one = [], other = []] = fields
  const off = one.map((value, index) => Math.abs(value - (other[index] ?? 0)) / 255)
  return {mean: off.reduce((sum, value) => sum + value, 0) / off.length, most: Math.max(...off)}
}

export interface Comparer {
  /** From 0 to 1, mean and maximum over the fields of two pictures. */
  compare: (one: Buffer, other: Buffer) => Promise<{mean: number; most: number}>
  close: () => Promise<void>
}

/** Chromium reads the pictures, because it can decode and scale them. */
export async function startComparer(): Promise<Comparer> {
  const browser = await chromium.launch(launchOptions(findShell()))
  const page = await browser.newPage()
  return {
    compare: (one, other) =>
      page.evaluate(differ, [one.toString('base64'), other.toString('base64'), COLUMNS, ROWS] as const),
    close: () => browser.close(),
  }
}
