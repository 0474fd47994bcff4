import type {Page} from '@playwright/test'

/** Milliseconds that each file takes. */
export const LATENCY = 250

interface Fetched {
  name: string
  start: number
  end: number
}

export interface SlowFiles {
  fetched: readonly Fetched[]
  release: () => void
}

/**
 * Holds Vitrine's files until they are released and none was requested for a while, and records when each was requested
 * and when it arrived.
 */
export async function slowFiles(
  page: Page,
  latency = LATENCY,
  held: string | RegExp = '**/vitrine/chunks/**',
): Promise<SlowFiles> {
  const fetched: Fetched[] = []
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const restOf = () => (fetched.at(-1)?.start ?? 0) + latency - performance.now()
  await page.route(held, async (route) => {
    const file: Fetched = {
      name: new URL(route.request().url()).pathname,
      start: performance.now(),
      end: Number.POSITIVE_INFINITY,
    }
    fetched.push(file)
    await isReleased
    while (restOf() > 0) await new Promise((resolve) => setTimeout(resolve, restOf()))
    file.end = performance.now()
    await route.fallback()
  })
  return {fetched, release}
}

/** The number of round trips: a file that was requested after another arrived belongs to the next one. */
export function roundsOf(fetched: readonly Fetched[]): number {
  const rounds = new Map<Fetched, number>()
  for (const file of fetched) {
    const before = fetched.filter(({end}) => end < file.start).map((one) => rounds.get(one) ?? 0)
    rounds.set(file, 1 + Math.max(0, ...before))
  }
  return Math.max(0, ...rounds.values())
}
