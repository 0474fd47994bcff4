import type {Paced} from './throttle.ts'

/** Runs once, with what was said last, when nothing more was said for so many milliseconds. */
export function debounce<A extends unknown[]>(ms: number, act: (...args: A) => void): Paced<A> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const paced = (...args: A) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms, ...args)
  }
  return Object.assign(paced, {cancel: () => clearTimeout(timer)})
}
