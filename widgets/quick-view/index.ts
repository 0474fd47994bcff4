import './quick-view.css'
import {isHandledElsewhere} from '../../src/page/is-handled-elsewhere.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {findAsked, forget, isAsking, isLeaving} from './parts/address.ts'
import {readItem} from './parts/group.ts'
import {currentView, openQuickView, type View} from './parts/open-quick-view.ts'
import {definition} from './widget.ts'

const NATIVE = 'button,input,a[href]'
/** Elements of a card with their own click behaviour. */
const OTHERS = 'form,.sqs-add-to-cart-button,[data-vitrine]'

const isNative = (element: Element): boolean => element.matches(NATIVE)

/** The element itself, or the button in a card, otherwise its link. */
function findButton(element: HTMLElement): HTMLElement {
  if (isNative(element)) return element
  const within = [...element.querySelectorAll<HTMLElement>(`${NATIVE},[role=button]`)]
  const buttons = within.filter(
    (button) => button.parentElement?.closest(OTHERS) === element && !button.matches(OTHERS),
  )
  return buttons.find((button) => !button.matches('a')) ?? buttons[0] ?? element
}

const findPressed = (element: HTMLElement): HTMLElement =>
  element.dataset.vitrine === undefined ? element : findButton(element)

/** A button that shows a product in a lightbox; without script it is a link to the product. */
export const mount = enhance(definition, ({element, adopt, signal}) => {
  readProps(element, definition)
  if (!readItem(element).id) throw new TypeError('names no product. Give data-product-id')
  let view: View | undefined

  function show(): void {
    if (currentView()?.id() !== readItem(element).id) view = openQuickView(element, show)
  }
  /** The address may name the product of a button that still waits for its first use. */
  function openAsked(): void {
    const asked = findAsked()
    if (!asked || readItem(asked).id === currentView()?.id()) return
    if (asked === element) show()
    else findPressed(asked).click()
  }
  /** Back closes it, and Forward opens it again. */
  function followHistory(): void {
    if (isLeaving()) return
    openAsked()
    if (!isAsking()) currentView()?.close('keep')
  }
  function open(event: Event): void {
    event.preventDefault()
    show()
  }

  const pressed = findPressed(element)
  const isPlain = pressed === element && !isNative(element)
  adopt(pressed, {
    attributes: {
      'aria-haspopup': 'dialog',
      ...(isPlain && {role: 'button', tabindex: '0'}),
    },
    on: {
      click: (event) => {
        if (!(event instanceof MouseEvent && isHandledElsewhere(event))) open(event)
      },
      ...(!isNative(pressed) && {
        keydown: (event) => {
          if (event instanceof KeyboardEvent && /^(Enter| )$/.test(event.key)) open(event)
        },
      }),
    },
  })
  openAsked()
  addEventListener('popstate', followHistory, {signal})
  signal.addEventListener('abort', () => {
    if (!view || view !== currentView()) return
    view.close('keep')
    forget()
  })
})
