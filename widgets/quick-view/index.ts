import './quick-view.css'
import {enhance} from '../../src/widget/enhance.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'
import {readItem} from './parts/group.ts'
import {openLightbox} from './parts/open-quick-view.ts'

const NATIVE = 'button,input,a[href]'
/** Elements of a card with their own click behaviour. */
const OTHERS = 'form,.sqs-add-to-cart-button,[data-vitrine]'

const isNative = (element: Element): boolean => element.matches(NATIVE)

/** The element itself, or the button in a card, otherwise its link. */
function findButton(element: HTMLElement): HTMLElement {
  if (isNative(element)) return element
  const within = [...element.querySelectorAll<HTMLElement>(`${NATIVE},[role=button]`)]
  const own = within.filter((one) => one.parentElement?.closest(OTHERS) === element && !one.matches(OTHERS))
  return own.find((one) => !one.matches('a')) ?? own[0] ?? element
}

/** A click that opens the link in another tab or window belongs to the browser. */
const isForBrowser = ({button, ctrlKey, metaKey, shiftKey, altKey}: MouseEvent): boolean =>
  button > 0 || ctrlKey || metaKey || shiftKey || altKey

/** A button that shows a product in a lightbox; without script it is a link to the product. */
export const mount = enhance(definition, ({element, adopt, signal}) => {
  readProps(element, definition)
  if (!readItem(element).id) throw new TypeError('names no product. Give data-product-id')
  let close = () => {}

  function show(): void {
    close()
    close = openLightbox(element, show)
  }
  function open(event: Event): void {
    event.preventDefault()
    show()
  }

  const pressed = element.dataset.vitrine === undefined ? element : findButton(element)
  const isPlain = pressed === element && !isNative(element)
  adopt(pressed, {
    attributes: {
      'aria-haspopup': 'dialog',
      ...(isPlain && {role: 'button', tabindex: '0'}),
    },
    on: {
      click: (event) => {
        if (!(event instanceof MouseEvent && isForBrowser(event))) open(event)
      },
      ...(!isNative(pressed) && {
        keydown: (event) => {
          if (event instanceof KeyboardEvent && /^(Enter| )$/.test(event.key)) open(event)
        },
      }),
    },
  })
  signal.addEventListener('abort', () => close())
})
