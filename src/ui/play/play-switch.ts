interface Moving {
  /** Plays while it is in the viewport. */
  element: Element
  /** Receives the button as its last child. */
  stage: Element
  /** Another class for the button. */
  className?: string
  /** Accessible name of the button, before its press; read again when the page's texts change. */
  name: (isWanted: boolean) => string
  /** Whether it plays before a press. @default true, but never with reduced motion */
  isAutomatic?: boolean
  /** Called with whether it should play now, and whether it is wanted at all. */
  act: (isPlaying: boolean, isWanted: boolean) => void
  followTexts: (show: () => void) => void
  signal: AbortSignal
}

/**
 * Plays moving content while it is visible and wanted, with a button: a visitor's pause always takes precedence (WCAG
 * 2.2.2). Returns a function that sets whether it is wanted.
 */
export function playWhileSeen({
  element,
  stage,
  className = '',
  name,
  isAutomatic = true,
  act,
  followTexts,
  signal,
}: Moving): (isWanted: boolean) => void {
  const button = document.createElement('button')
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  let isWanted = isAutomatic && !reduced.matches
  let isSeen = false

  function follow(): void {
    button.setAttribute('aria-label', name(isWanted))
    button.dataset.action = isWanted ? 'pause' : 'play'
    act(isWanted && isSeen && !document.hidden, isWanted)
  }
  function want(isOn: boolean): void {
    isWanted = isOn
    follow()
  }
  const observer = new IntersectionObserver((entries) => {
    isSeen = !!entries.at(-1)?.isIntersecting
    follow()
  })
  button.type = 'button'
  button.className = `vitrine-play ${className}`.trim()
  button.addEventListener('click', () => want(!isWanted))
  stage.append(button)
  reduced.addEventListener('change', ({matches}) => want(!matches), {signal})
  document.addEventListener('visibilitychange', follow, {signal})
  followTexts(follow)
  observer.observe(element)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    button.remove()
  })
  return want
}
