/** Runs in the page: finds controls that look clickable but are covered. */
export function findCovered(): string[] {
  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]'
  const passing = '.cart-popover__box'
  const isSeen = (element: Element) => {
    const {width, height} = element.getBoundingClientRect()
    return (
      width > 1 && height > 1 && element.checkVisibility({visibilityProperty: true, opacityProperty: true})
    )
  }
  const movesOn = ({playState, effect}: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime === Infinity
  const isMoving = (element: Element | null): boolean =>
    element !== null && (element.getAnimations().some(movesOn) || isMoving(element.parentElement))
  /** A link around a picture is as large as the picture; a link that wraps is clicked in its first line. */
  function aimAt(control: HTMLElement): [number, number] | null {
    const target = [...control.querySelectorAll('img, svg, video')].find(isSeen) ?? control
    target.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})
    const box = [...target.getClientRects()].find(({width, height}) => width > 1 && height > 1)
    return box ? [box.left + box.width / 2, box.top + box.height / 2] : null
  }

  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const problems: string[] = []
  for (const control of (modal ?? document.body).querySelectorAll<HTMLElement>(controls)) {
    if (!isSeen(control) || control.closest('[inert]') || control.matches(':disabled')) continue
    // a text that moves without end stops for a link in focus; a popover with the focus would stay
    if (isMoving(control.parentElement)) control.focus({preventScroll: true})
    const [x, y] = aimAt(control) ?? [-1, -1]
    const hit = document.elementFromPoint(x, y)
    const isReached = hit && (control.contains(hit) || hit.closest('label')?.control === control)
    const isPassedOver = hit?.closest(passing) && !control.closest(passing)
    if (!isReached && !isPassedOver)
      problems.push(
        `cannot be pressed at ${Math.round(x)}, ${Math.round(y)}: ${control.outerHTML.slice(0, 100)}: there is ${hit ? hit.outerHTML.slice(0, 100) : 'nothing'}`,
      )
  }
  scrollTo({top: 0, left: 0, behavior: 'instant'})
  return problems.slice(0, 3)
}
