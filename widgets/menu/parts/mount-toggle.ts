import {TRUSTED} from '../../../src/contract/attributes.ts'
import {createOwn, onPress} from '../../../src/ui/on-press.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import type {Widget} from '../../../src/widget/enhance.ts'
import {type definition, texts} from '../widget.ts'
import {nameOf} from './name-of.ts'
import type {OverlayKind} from './overlays.ts'

/** How to close the menus that are open here. A menu has several buttons, each a widget. */
const open = new Map<OverlayKind, () => void>()

const NATIVE = 'button,a[href]'
const NAMED = '[aria-label],[aria-labelledby],[title],:has([aria-label],title,img[alt]:not([alt=""]))'

/** Makes it a button, with a name if the page gives it none. The menu's cover is for pointers alone: it has a button, too. */
function label(element: HTMLElement, isInside: boolean, adopt: Adopt): () => void {
  const isNative = element.matches(NATIVE)
  const isOwn = !isNative && !isInside
  adopt(element, {
    attributes: {
      'aria-expanded': isInside ? undefined : 'false',
      role: isOwn ? 'button' : undefined,
      tabindex: isOwn ? '0' : undefined,
    },
  })
  const isNameless = !element.textContent?.trim() && !element.matches(NAMED) && (isNative || isOwn)
  return () => {
    const name = nameOf(element, 'open') ?? (isNameless ? texts(isInside ? 'close' : 'open') : undefined)
    adopt(element, {attributes: {'aria-label': name}})
  }
}

/** A button of a menu that lies over the page. */
export function mountToggle(widget: Widget<typeof definition>, kind: OverlayKind): void {
  const {element, lazy, followTexts} = widget
  const own = createOwn(widget)
  const {adopt, signal} = own
  const {body} = document
  const menu = document.querySelector<HTMLElement>(kind.menu + TRUSTED)
  const isInside = menu?.contains(element) ?? false
  const overlay = lazy(() => import('../lazy/open-overlay.ts'))

  function act(event: MouseEvent): void {
    event.preventDefault()
    const close = open.get(kind)
    if (close) close()
    // other code may have opened it
    if (close || body.classList.contains(kind.body) || isInside) return
    overlay.run(
      ({openOverlay}) => {
        if (open.has(kind) || signal.aborted) return
        const onClose = () => open.delete(kind)
        open.set(kind, openOverlay({kind, menu, button: element, signal, onClose}))
      },
      undefined,
      element,
    )
  }

  followTexts(label(element, isInside, adopt))
  onPress({button: element, parts: [element, body, menu], act, own})
}
