export interface RateLimit {
  /** Counts a call of `key`; 0 when it may go on, else the seconds to wait. */
  take: (key: string) => number
}

interface Bucket {
  left: number
  at: number
}

/**
 * A bucket of `perMinute` calls for each key that refills evenly. `clock` gives milliseconds that never go back.
 * Full buckets are forgotten now and then, so that the table stays as small as the traffic of a minute.
 */
export function createRateLimit(perMinute: number, clock: () => number = () => performance.now()): RateLimit {
  const buckets = new Map<string, Bucket>()
  const perMs = perMinute / 60_000
  let sweptAt = clock()
  const leftAt = ({left, at}: Bucket, now: number) => Math.min(perMinute, left + (now - at) * perMs)
  const sweep = (now: number) => {
    for (const [key, bucket] of buckets) if (leftAt(bucket, now) >= perMinute) buckets.delete(key)
    sweptAt = now
  }
  return {
    take: (key) => {
      const now = clock()
      if (now - sweptAt > 60_000) sweep(now)
      const left = leftAt(buckets.get(key) ?? {left: perMinute, at: now}, now)
      if (left < 1) return Math.ceil((1 - left) / perMs / 1000)
      buckets.set(key, {left: left - 1, at: now})
      return 0
    },
  }
}
