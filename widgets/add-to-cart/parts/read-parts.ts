import type {OptionControl} from './controls.ts'

/** The elements of the server HTML that the widget works on. */
export interface Parts {
  /** Holds all the others. */
  scope: Element
  button: HTMLElement
  /** Holds the button's text. */
  label: Element
  form: HTMLFormElement | null
  variants: Element[]
  controls: OptionControl[]
  quantity: HTMLInputElement | HTMLSelectElement | null
}

type Control = HTMLSelectElement | HTMLInputElement

const CONTROLS = 'select,[type=radio],.variant-radiobtn-wrapper input'
const NAME = 'data-variant-option-name'
const QUANTITY = '.product-quantity-input input,.product-quantity-input-wrapper input'
const SUBMIT = ':is([type=submit],button:not([type])):not([data-quantity-step])'
/** A label with this role belongs to a radio button, and a step to the quantity. */
const BUTTON = ':is(button,[type=button],[role=button]:not(label)):not([data-quantity-step])'
const NAMED = '.sqs-add-to-cart-button'

/** An element that is itself clickable. */
export const isPressable = (element: Element): boolean => element.matches(`a,input,${BUTTON},${NAMED}`)

const plain = (name: string): string => name.trim().toLowerCase()

/** The option of a control: from the platform's attribute, otherwise from its name in the form. */
function readControl(element: Control, optionNames: readonly string[]): OptionControl[] {
  const said = element.closest(`[${NAME}]`)?.getAttribute(NAME)
  const wanted = plain(said ?? element.name)
  const name = optionNames.find((option) => plain(option) === wanted) ?? said
  return name ? [{name, element}] : []
}

/** The elements in the scope that are in no other widget within it. */
const ownIn = <E extends HTMLElement>(scope: Element, selector: string): E[] =>
  [...scope.querySelectorAll<E>(selector)].filter((element) => {
    const holder = element.closest('[data-vitrine]')
    return !holder || holder.contains(scope)
  })

export const buttonsIn = (scope: Element): HTMLElement[] => ownIn(scope, BUTTON)

/**
 * The named button, otherwise the first that submits, otherwise the only one: among several others, none is clearly the
 * add button.
 */
function findButton(scope: Element): HTMLElement | null {
  const [clear] = [...ownIn<HTMLElement>(scope, NAMED), ...ownIn<HTMLElement>(scope, SUBMIT)]
  const [only, another] = buttonsIn(scope)
  return clear ?? (another ? null : (only ?? null))
}

/** Null without a button: then there is nothing to take over. */
export function readParts(
  scope: Element,
  claimed: HTMLElement,
  optionNames: readonly string[],
): Parts | null {
  const button = isPressable(claimed) ? claimed : findButton(scope)
  if (!button) return null
  const all = <E extends HTMLElement>(selector: string) => [...scope.querySelectorAll<E>(selector)]
  const own = (selector: string) => (claimed.dataset.vitrine ? ownIn<Control>(scope, selector) : [])
  return {
    scope,
    button,
    label: button.querySelector('.sqs-add-to-cart-button-inner') ?? button,
    form: (button as HTMLButtonElement).form ?? button.closest('form'),
    variants: all('.product-variants'),
    controls: all<Control>(CONTROLS).flatMap((element) => readControl(element, optionNames)),
    quantity: [...all<Control>(QUANTITY), ...own('[name=quantity]'), ...own('[type=number]')][0] ?? null,
  }
}
