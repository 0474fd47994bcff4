import type {Strategy} from '../../src/lib/widget.ts'

type Load = (element: Element) => void

/** How early a widget is fetched before it scrolls into view. */
const rootMargin = '200px'

/** Once the page has nothing more urgent to do. Safari has no requestIdleCallback. */
export const whenIdle = (task: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(task)

/** When each strategy lets an element's widget load. `interaction` waits for the early events that the loader hears. */
export function createStrategies(load: Load): Record<Strategy, Load> {
  const idle: Element[] = []
  let observer: IntersectionObserver | undefined
  function look(entries: IntersectionObserverEntry[]): void {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting && target.isConnected) continue
      observer?.unobserve(target)
      load(target)
    }
  }
  return {
    now: load,
    idle(element) {
      if (idle.push(element) > 1) return
      whenIdle(() => {
        for (const one of idle.splice(0)) load(one)
      })
    },
    visible(element) {
      observer ??= new IntersectionObserver(look, {rootMargin})
      observer.observe(element)
    },
    interaction() {},
    added: (element) => document.addEventListener('vitrine:item-added', () => load(element), {once: true}),
  }
}
