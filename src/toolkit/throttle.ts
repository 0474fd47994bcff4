export interface Paced<A extends unknown[]> {
  (...args: A): void
  /** Cancels the pending call. */
  cancel: () => void
}

/**
 * Runs at once, and then at most once per interval in milliseconds, with the last arguments: the last call is never
 * lost.
 */
export function throttle<A extends unknown[]>(ms: number, act: (...args: A) => void): Paced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: A | undefined
  function run(args: A): void {
    waiting = undefined
    timer = setTimeout(() => {
      timer = undefined
      if (waiting) run(waiting)
    }, ms)
    act(...args)
  }
  const paced = (...args: A) => {
    if (timer === undefined) run(args)
    else waiting = args
  }
  return Object.assign(paced, {
    cancel() {
      clearTimeout(timer)
      timer = undefined
      waiting = undefined
    },
  })
}
