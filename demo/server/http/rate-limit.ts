export interface RateLimit {
  /** Counts a call of `key`, or its cost; returns 0 if it may proceed, otherwise the seconds to wait. */
  take: (key: string, cost?: number) => number
  /** Milliseconds until the bucket of each key is full again. */
  list: () => Waits
  /** Sets them. */
  restore: (waits: Waits) => void
  /** Resets all counts. */
  clear: () => void
}

export type Waits = readonly (readonly [key: string, ms: number])[]

export interface RateLimitOptions {
  /** Milliseconds until an empty bucket is full again. @default a minute */
  window?: number
  /** A monotonic clock in milliseconds. */
  clock?: () => number
}

interface Bucket {
  left: number
  at: number
}

const MINUTE = 60_000

/**
 * A bucket of `most` calls for each key, refilled evenly. Deletes full buckets from time to time, so that the table
 * stays as small as the traffic of the window.
 */
export function createRateLimit(
  most: number,
  {window = MINUTE, clock = () => performance.now()}: RateLimitOptions = {},
): RateLimit {
  const buckets = new Map<string, Bucket>()
  const perMs = most / window
  let sweptAt = clock()
  const leftAt = ({left, at}: Bucket, now: number) => Math.min(most, left + (now - at) * perMs)
  const sweep = (now: number) => {
    for (const [key, bucket] of buckets) if (leftAt(bucket, now) >= most) buckets.delete(key)
    sweptAt = now
  }
  return {
    take: (key, cost = 1) => {
      const now = clock()
      if (now - sweptAt > MINUTE) sweep(now)
      const left = leftAt(buckets.get(key) ?? {left: most, at: now}, now)
      if (left < cost) return Math.ceil((cost - left) / perMs / 1000)
      buckets.set(key, {left: left - cost, at: now})
      return 0
    },
    list: () => {
      const now = clock()
      return Array.from(buckets, ([key, bucket]) => [key, (most - leftAt(bucket, now)) / perMs] as const)
    },
    restore: (waits) => {
      for (const [key, ms] of waits) buckets.set(key, {left: Math.max(0, most - ms * perMs), at: clock()})
    },
    clear: () => buckets.clear(),
  }
}
