/** Milliseconds between two checks of an open dialog. */
const PAUSE = 500

/** Computed values that leave nothing to see, by property. */
const NOTHING: readonly (readonly [keyof CSSStyleDeclaration, RegExp])[] = [
  ['opacity', /^0(\.0\d*)?$/],
  ['filter', /opacity\(0(\.0\d*)?\)/],
  ['transform', /^matrix\(0, 0, 0, 0,/],
  ['clip', /^rect\(([01]px[ ,]*){4}\)$/],
  ['clipPath', /^(inset\(([5-9]\d|100)|(circle|ellipse)\(0|polygon\((0(px|%)?[, ]*)+\))/],
  ['contentVisibility', /^hidden$/],
]

const isMoving = (dialog: Element): boolean =>
  dialog.getAnimations?.().some(({playState}) => playState === 'running') ?? false

const isTransparent = (dialog: Element): boolean => {
  const style = getComputedStyle(dialog)
  return NOTHING.some(([property, nothing]) => nothing.test(`${style[property]}`))
}

function isOutside(dialog: Element): boolean {
  const {left, right, top, bottom} = dialog.getBoundingClientRect()
  return right < 0 || bottom < 0 || left > innerWidth || top > innerHeight
}

const isHidden = (dialog: Element): boolean =>
  dialog.checkVisibility?.({visibilityProperty: true}) === false || isTransparent(dialog) || isOutside(dialog)

/**
 * Calls `leave` once nothing of an open modal dialog can be seen: rules of an ad blocker or of the page may hide it,
 * and the page behind would stay inert. Two frames later, it has to be hidden, too: WebKit tells that an animation has
 * ended before the styles do.
 */
export function whileShown(dialog: HTMLElement, leave: () => void, signal: AbortSignal): void {
  let isLaidOut = false
  function isGone(): boolean {
    // one that was taken out of the document holds nothing
    if (!dialog.isConnected) return false
    const isEmpty = isLaidOut && (dialog.offsetWidth < 2 || dialog.offsetHeight < 2)
    return !isMoving(dialog) && (isEmpty || isHidden(dialog))
  }
  function check(): void {
    if (isGone()) requestAnimationFrame(() => requestAnimationFrame(() => isGone() && leave()))
  }
  // without a pause for `display: none`; every other way to hide it has no event
  const observer = new ResizeObserver(() => {
    isLaidOut = true
    check()
  })
  observer.observe(dialog)
  const timer = setInterval(check, PAUSE)
  signal.addEventListener('abort', () => {
    observer.disconnect()
    clearInterval(timer)
  })
}
