import type {OptionControl} from './controls.ts'

/** The server-rendered elements that the widget works on. */
export interface Parts {
  /** Holds all the others. */
  scope: Element
  button: HTMLElement
  /** Holds the button's text. */
  label: Element
  form: HTMLFormElement | null
  variants: Element[]
  controls: OptionControl[]
  quantity: HTMLInputElement | null
}

const CONTROLS = 'select[data-variant-option-name],.variant-radiobtn-wrapper input'
const NAME = 'data-variant-option-name'

function readControl(element: HTMLSelectElement | HTMLInputElement): OptionControl[] {
  const name = element.closest(`[${NAME}]`)?.getAttribute(NAME)
  return name ? [{name, element}] : []
}

/** Null where there is no button: then there is nothing to take over. */
export function readParts(scope: Element, claimed: HTMLElement): Parts | null {
  const all = <E extends Element = HTMLElement>(selector: string) => [...scope.querySelectorAll<E>(selector)]
  const isButton = claimed.matches('.sqs-add-to-cart-button')
  const [button] = isButton
    ? [claimed]
    : [...all('.sqs-add-to-cart-button'), ...all('[type=submit],button:not([type])')]
  if (!button) return null
  return {
    scope,
    button,
    label: button.querySelector('.sqs-add-to-cart-button-inner') ?? button,
    form: button instanceof HTMLButtonElement ? button.form : button.closest('form'),
    variants: all('.product-variants'),
    controls: all<HTMLSelectElement | HTMLInputElement>(CONTROLS).flatMap(readControl),
    quantity:
      all<HTMLInputElement>('.product-quantity-input input,.product-quantity-input-wrapper input')[0] ?? null,
  }
}
