import type {Settings} from './settings.ts'

/** Milliseconds between two looks at whether the visitor is free. */
const LOOK = 1000
/** What somebody is using while it has the focus. */
const IN_USE = 'input,select,textarea,iframe,[contenteditable]'

/** In percent; a part of a pixel is one, since browsers round the others. Nothing where nothing can be scrolled. */
function scrolled(): number {
  const {scrollTop, scrollHeight, clientHeight} = document.scrollingElement ?? document.body
  return (Math.ceil(scrollTop) / (scrollHeight - clientHeight)) * 100
}

/** Somebody looks elsewhere, answers another dialog or types. */
const isBusy = (): boolean =>
  !!(
    document.hidden ||
    document.fullscreenElement ||
    document.querySelector('dialog:modal') ||
    document.activeElement?.matches(IN_USE)
  )

/**
 * When the time is over, or the page was scrolled far enough, calls `load` once, and what that gives as soon as it would
 * disturb nobody; nothing after `signal` is aborted.
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
