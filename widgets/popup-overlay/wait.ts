import {page} from '../../src/page/page.ts'
import type {Settings} from './settings.ts'

/** Milliseconds between two checks whether the visitor is busy. */
const LOOK = 1000
/** Elements in use while they have the focus. */
const IN_USE = 'input,select,textarea,iframe,[contenteditable]'
/** A dialog is open, or the drawer will open: an item is being added, by a button of any kind, or its code is loading. */
const DIALOG =
  'dialog:modal,.vitrine-dialog,:is(button,input,a,[role=button])[aria-busy=true],[data-vitrine=cart-drawer][data-vitrine-state=loading]'

/**
 * The scroll position in percent. A fraction of a pixel counts as a whole one, since browsers round positions. 0 if
 * nothing can be scrolled.
 */
function scrolled(): number {
  const {scrollTop, scrollHeight, clientHeight} = document.scrollingElement ?? document.body
  return (Math.ceil(scrollTop) / (scrollHeight - clientHeight)) * 100
}

/** The page is hidden, another dialog is open or will open for an addition, or the visitor types. */
const isBusy = (): boolean =>
  !!(
    document.hidden ||
    document.fullscreenElement ||
    page().state.recalculating ||
    document.querySelector(DIALOG) ||
    document.activeElement?.matches(IN_USE)
  )

/**
 * Calls `load` once when the time has elapsed, or the page was scrolled far enough. Calls its result as soon as it does
 * not interrupt the visitor. Calls nothing after `signal` is aborted.
 */
export function wait(
  {settings: {timeout, scrollPercentage}, signal}: {settings: Settings; signal: AbortSignal},
  load: () => Promise<() => void>,
  fail: (error: unknown) => void,
): void {
  let timer = timeout === null ? undefined : setTimeout(go, timeout)

  function stop(): void {
    clearTimeout(timer)
    document.removeEventListener('scroll', onScroll)
  }
  function onScroll(): void {
    if (scrollPercentage !== null && scrolled() >= scrollPercentage) go()
  }
  function show(act: () => void): void {
    if (signal.aborted) return
    if (isBusy()) timer = setTimeout(show, LOOK, act)
    else act()
  }
  function go(): void {
    stop()
    load().then(show).catch(fail)
  }
  document.addEventListener('scroll', onScroll)
  signal.addEventListener('abort', stop)
}
