import {readGlobal} from '../../page/read-global.ts'

/** Milliseconds without scrolling after which scrolling has ended, in browsers without `scrollend`. */
const PAUSE = 150

export function onScrollEnd(box: Element, act: () => void, signal: AbortSignal): void {
  const passive = {passive: true, signal}
  box.addEventListener('scrollend', act, passive)
  if (readGlobal('onscrollend') !== undefined) return
  let timer: ReturnType<typeof setTimeout> | undefined
  function wait(): void {
    clearTimeout(timer)
    timer = setTimeout(act, PAUSE)
  }
  box.addEventListener('scroll', wait, passive)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
