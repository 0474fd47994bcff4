/** Runs in the page: finds content that scrolling cannot bring into the window. */
export function findOutside(): string[] {
  const root = document.documentElement
  const [width, height] = [root.clientWidth, root.clientHeight]
  const isRightToLeft = root.dir === 'rtl'
  const clips = (style: CSSStyleDeclaration) => style.overflowX !== 'visible' || style.overflowY !== 'visible'

  /** The part of its box that ancestors do not clip, and whether it scrolls with the page. */
  function seenOf(element: Element) {
    const box = element.getBoundingClientRect()
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom]
    let isFixed = false
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one)
      if (style.position === 'fixed') isFixed = true
      if (one !== element && clips(style)) {
        const clip = one.getBoundingClientRect()
        ;[left, top] = [Math.max(left, clip.left), Math.max(top, clip.top)]
        ;[right, bottom] = [Math.min(right, clip.right), Math.min(bottom, clip.bottom)]
      }
      if (isFixed) break
    }
    return {left, top, right, bottom, isFixed}
  }

  const isForEarsOnly = (element: Element) => {
    const {width, height} = element.getBoundingClientRect()
    return width <= 1 || height <= 1 || !element.checkVisibility({visibilityProperty: true})
  }

  const problems: string[] = []
  for (const element of document.body.querySelectorAll('*:not(svg *, option, script, style, template)')) {
    if (isForEarsOnly(element)) continue
    const {left, top, right, bottom, isFixed} = seenOf(element)
    if (right - left <= 1 || bottom - top <= 1) continue
    const isOut = isFixed
      ? left < -1 || right > width + 1 || top < -1 || bottom > height + 1
      : isRightToLeft
        ? right > width + 1
        : left < -1
    if (isOut)
      problems.push(
        `outside the window, x ${Math.round(left)} to ${Math.round(right)}, y ${Math.round(top)} to ${Math.round(bottom)}: ${element.outerHTML.slice(0, 100)}`,
      )
  }
  return problems.slice(0, 3)
}
