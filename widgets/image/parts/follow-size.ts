const looks = new WeakMap<Element, () => void>()
let observer: ResizeObserver | undefined

/**
 * Looks once the element is laid out, before it is painted, and after each change of its size. One observer for all:
 * it reads a layout that stands already.
 */
export function followSize(element: Element, look: () => void, signal: AbortSignal): void {
  observer ??= new ResizeObserver((entries) => {
    for (const {target} of entries) looks.get(target)?.()
  })
  looks.set(element, look)
  observer.observe(element)
  signal.addEventListener('abort', () => observer?.unobserve(element))
}
