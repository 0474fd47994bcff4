import {isHandledElsewhere} from '../../../src/page/is-handled-elsewhere.ts'
import {returnFocus} from '../../../src/ui/dialog/return-focus.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import type {PanelKind} from '../parts/overlays.ts'

/** A style sheet of the platform hides what lies within the first list. */
function lift(panel: Element, root: Element, signal: AbortSignal): void {
  if (!root.contains(panel)) return
  const mark = document.createComment('')
  panel.before(mark)
  root.after(panel)
  signal.addEventListener('abort', () => mark.replaceWith(panel))
}

/** Folders in a menu, one of which covers the first list at a time. */
export function followPanels(menu: HTMLElement, kind: PanelKind, adopt: Adopt, signal: AbortSignal): void {
  const root = menu.querySelector(kind.root)
  const holder = menu.querySelector(kind.holder)
  if (!root || !holder) return
  const panels = [...menu.querySelectorAll(`[${kind.panel}]`)].filter((panel) => panel !== root)
  let opener: Element | null = null

  function show(shown: Element | undefined): void {
    adopt(holder as Element, {classes: {[kind.under]: shown !== undefined}})
    adopt(root as Element, {attributes: {inert: shown ? '' : null}})
    for (const panel of panels)
      adopt(panel, {
        classes: {[kind.active]: panel === shown},
        attributes: {inert: panel === shown ? null : ''},
      })
  }
  menu.addEventListener(
    'click',
    (event) => {
      if (isHandledElsewhere(event)) return
      const pressed = event.target instanceof Element && event.target.closest(`[${kind.opener}],${kind.back}`)
      if (!pressed) return
      const name = pressed.getAttribute(kind.opener)
      const isBack = pressed.matches(kind.back)
      const panel = isBack ? undefined : panels.find((panel) => panel.getAttribute(kind.panel) === name)
      // a link without its folder leads to a page
      if (!isBack && !panel) return
      event.preventDefault()
      show(panel)
      returnFocus([panel ? panel.querySelector(kind.back) : opener])
      opener = pressed
    },
    {signal},
  )
  for (const panel of panels) lift(panel, root, signal)
  for (const back of menu.querySelectorAll(kind.back)) adopt(back, {attributes: {tabindex: '0'}})
  if (root.matches(`[${kind.panel}]`)) adopt(root, {classes: {[kind.active]: true}})
  show(undefined)
}
