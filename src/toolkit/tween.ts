/** Milliseconds (product.md §9). */
const DURATION = 300

export interface TweenOptions {
  from: number
  to: number
  /** Milliseconds; 0 ends at once. @default 300 */
  duration?: number
  /** From 0 to 1, in and out. @default slows down towards the end */
  ease?: (progress: number) => number
  onStep: (value: number) => void
  /** Stops it at its current value. */
  signal?: AbortSignal
}

const slowDown = (progress: number): number => 1 - (1 - progress) ** 3

/**
 * Moves from one number to another, one step per frame; the last step is exactly the target. Resolves false if it was
 * aborted.
 */
export function tween(options: TweenOptions): Promise<boolean> {
  const {from, to, duration = DURATION, ease = slowDown, onStep, signal} = options
  if (!Number.isFinite(duration) || duration < 0)
    throw new RangeError(`tween: duration ${duration} is no finite number of milliseconds`)
  return new Promise((resolve, reject) => {
    let began: number | undefined
    /** True while further steps follow. */
    function move(now: number): boolean {
      began ??= now
      const progress = duration ? Math.min(1, (now - began) / duration) : 1
      onStep(progress < 1 ? from + (to - from) * ease(progress) : to)
      return progress < 1
    }
    function step(now: number): void {
      try {
        if (signal?.aborted) resolve(false)
        else if (move(now)) requestAnimationFrame(step)
        else resolve(true)
      } catch (error) {
        reject(error)
      }
    }
    requestAnimationFrame(step)
  })
}
