import type {Strategy} from '../../src/contract/widget.ts'
import {readGlobal} from '../../src/page/read-global.ts'

type Load = (element: Element) => void

/** Lets an element wait; what comes back ends that, where the page would keep the element for it. */
export type Wait = (element: Element) => (() => void) | undefined

/** How early a widget is fetched before it scrolls into view. */
const AHEAD = '200px'

const ADDED = 'vitrine:item-added'

let isIdle = false

/**
 * Once the page has nothing more urgent to do, and at once for what such a task asks for, until it is done: the browser would wait another
 * 50 ms. Safari has no requestIdleCallback.
 */
export function whenIdle(task: () => unknown): void {
  if (isIdle) task()
  else
    (readGlobal('requestIdleCallback') ?? setTimeout)(async () => {
      isIdle = true
      await task()
      isIdle = false
    })
}

/** When each strategy lets an element's widget load. `interaction` waits for the early events that the loader hears. */
export function createStrategies(load: Load): Record<Strategy, Wait> {
  const idle: Element[] = []
  /** An observer is made for the first that waits for it. */
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
          for (const one of idle.splice(0)) load(one)
        })
    },
    visible: whenVisible(AHEAD),
    seen: whenVisible(),
    interaction(element) {
      // the event that the loader would have heard may be over
      if (element.matches(':hover,:focus-within')) load(element)
    },
    added(element) {
      const begin = () => load(element)
      document.addEventListener(ADDED, begin, {once: true})
      return () => document.removeEventListener(ADDED, begin)
    },
  }
}
