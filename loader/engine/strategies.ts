import type {Strategy} from '../../src/contract/widget.ts'
import {readGlobal} from '../../src/page/read-global.ts'

type Load = (element: Element) => void

/**
 * Makes an element wait. Returns a function that ends the wait, if the page would otherwise keep the element in memory.
 */
export type Wait = (element: Element) => (() => void) | undefined

/** How early a widget is fetched before it scrolls into view. */
const AHEAD = '200px'

const ADDED = 'vitrine:item-added'

/** Milliseconds. Chromium gives a page no idle time at all while its animation takes the whole of each frame. */
const TIMEOUT = 1000

let isIdle = false

/**
 * Runs a task when the page is idle, or after a second. While it runs, the tasks that it requests run immediately: the
 * browser would delay them another 50 ms. Safari has no requestIdleCallback.
 */
export function whenIdle(task: () => unknown): void {
  const request: (run: () => void, options: IdleRequestOptions) => unknown =
    readGlobal('requestIdleCallback') ?? ((run) => setTimeout(run))
  if (isIdle) task()
  else
    request(
      async () => {
        isIdle = true
        await task()
        isIdle = false
      },
      {timeout: TIMEOUT},
    )
}

/**
 * Defines when each strategy loads an element's widget. `interaction` waits for the early events that the loader
 * receives.
 */
export function createStrategies(load: Load): Record<Strategy, Wait> {
  const idle: Element[] = []
  /** The observer is created for the first element that waits for it. */
  function whenVisible(rootMargin = '0px'): Wait {
    let observer: IntersectionObserver | undefined
    function look(entries: IntersectionObserverEntry[]): void {
      for (const {isIntersecting, target} of entries) {
        if (!isIntersecting && target.isConnected) continue
        observer?.unobserve(target)
        load(target)
      }
    }
    return (element) => {
      observer ??= new IntersectionObserver(look, {rootMargin})
      observer.observe(element)
      return () => observer?.unobserve(element)
    }
  }
  return {
    now: (element) => void load(element),
    idle(element) {
      if (isIdle) load(element)
      else if (idle.push(element) < 2)
        whenIdle(() => {
          for (const waiting of idle.splice(0)) load(waiting)
        })
    },
    visible: whenVisible(AHEAD),
    seen: whenVisible(),
    interaction(element) {
      // the event that the loader would have received may be over
      if (element.matches(':hover,:focus-within')) load(element)
    },
    added(element) {
      const begin = () => load(element)
      document.addEventListener(ADDED, begin, {once: true})
      return () => document.removeEventListener(ADDED, begin)
    },
  }
}
