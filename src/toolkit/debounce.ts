import type {Paced} from './throttle.ts'

/** Runs once with the last arguments after the given milliseconds without a call. */
export function debounce<A extends unknown[]>(ms: number, act: (...args: A) => void): Paced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const paced = (...args: A) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms, ...args)
  }
  return Object.assign(paced, {cancel: () => clearTimeout(timer)})
}
