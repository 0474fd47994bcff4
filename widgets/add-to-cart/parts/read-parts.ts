import {UNTRUSTED} from '../../../src/contract/attributes.ts'
import type {Product} from '../../../src/model/product.ts'
import {outsideOf} from '../../../src/ui/form/outside-form.ts'
import {isHidden, type OptionControl, slugOf} from './controls.ts'

/** The elements of the server HTML that the widget works on. */
export interface Parts {
  /** Holds all the others. */
  scope: Element
  button: HTMLElement
  /** Set while the code for a click on a step of the quantity loads. */
  stepping?: Promise<void> | undefined
  /** Holds the button's text. */
  label: Element
  /** The form of the product. A form around the product is the page's: nothing here sends it. */
  form: HTMLFormElement | null
  /** The page wants the browser to check its own fields. */
  isChecked: boolean
  /** All fields in the scope belong to the product. */
  isAuthored: boolean
  variants: Element[]
  /** Controls elsewhere on the page that name the form. */
  outside: readonly Element[]
  /** Buttons for values of options, which their code makes controls once it has loaded. */
  readonly values: readonly HTMLElement[]
  readValues?: (() => readonly OptionControl[]) | undefined
  /** Read again at each access, since the page may add and replace controls. The same array while they are the same. */
  readonly controls: readonly OptionControl[]
  /** Read again, too. */
  readonly quantity: HTMLInputElement | HTMLSelectElement | null
}

type Control = HTMLSelectElement | HTMLInputElement
export type Options = Pick<Product, 'optionNames' | 'variants'>

const CONTROLS = 'select,[type=radio],[type=hidden],.variant-radiobtn-wrapper input'
const NAME = 'data-variant-option-name'
const QUANTITY = '.product-quantity-input input,.product-quantity-input-wrapper input'
/** A number with the name of an answer counts no pieces. */
const NUMBER = '[type=number]:not([name^="properties["])'
/** Buttons beside the quantity; Shopify's themes name them. */
export const STEP = '[data-quantity-step],button:is([name=minus],[name=plus])'
const SUBMIT = `:is([type=submit],button:not([type])):not(${STEP})`
/** A label with this role belongs to a radio button, and a step to the quantity. */
const BUTTON = `:is(button,[type=button],[role=button]:not(label)):not(${STEP})`
const NAMED = '.sqs-add-to-cart-button'
const PRODUCTS = `${NAMED},[data-vitrine=add-to-cart]`

/** An element that is itself clickable. */
export const isPressable = (element: Element): boolean => element.matches(`a,input,${BUTTON},${NAMED}`)

const itemOf = (button: Element): string | null => button.getAttribute('data-item-id')

const plain = (name: string): string => name.trim().toLowerCase()

/** What shops write around the name of an option: `options[Color]`, `Size-1`, `attribute_pa_size`. */
const AROUND = /^(option:|options\[|attribute_(pa_)?|pa_)|(\]|-\d+)$/g
const bare = (name: string): string => slugOf(name.trim().replace(AROUND, ''))

/** The option that a text names. */
export const findOption = (written: string, optionNames: readonly string[]): string | undefined =>
  optionNames.find((option) => plain(option) === plain(written)) ??
  optionNames.find((option) => written && bare(option) === bare(written))

/** The option of a control: from the platform's attribute, otherwise from its name in the form. */
function readControl(element: Control, optionNames: readonly string[]): OptionControl[] {
  const named = element.closest(`[${NAME}]`)?.getAttribute(NAME)
  const name = findOption(named ?? element.name, optionNames) ?? named
  return name ? [{name, element}] : []
}

/** A hidden field counts where the visitor has no field of the option: a script may set it after a press of a button. */
const withoutSpare = (controls: readonly OptionControl[]): OptionControl[] =>
  controls.filter(
    (control) =>
      !isHidden(control.element) ||
      !controls.some(({name, element, button}) => name === control.name && !isHidden(element) && !button),
  )

/** The elements in the scope, except those in what visitors wrote, and those of products that are offered with it. */
export const allIn = <E extends Element>(scope: Element, selector: string): E[] =>
  [...scope.querySelectorAll<E>(selector)].filter((element) => {
    const around = element.closest(`${UNTRUSTED},.product-add-ons`)
    return !around || (around.contains(scope) && !element.closest(UNTRUSTED))
  })

/** The elements in the scope that are in no other widget within it. */
const ownIn = <E extends HTMLElement>(scope: Element, selector: string): E[] =>
  allIn<E>(scope, selector).filter((element) => {
    const holder = element.closest('[data-vitrine]')
    return !holder || holder.contains(scope)
  })

export const buttonsIn = (scope: Element): HTMLElement[] => ownIn(scope, BUTTON)

/** Where a button says which option and which value it is for. */
export const optionTexts = (button: HTMLElement): (string | null | undefined)[] => [
  button.dataset.option,
  button.dataset.optionName,
  button.getAttribute('name'),
]
export const valueTexts = (button: HTMLElement): (string | null | undefined)[] => [
  button.dataset.value,
  button.getAttribute('aria-label'),
  button.textContent,
]

type Test = (button: HTMLElement) => boolean

/** True for a button that names an option or a value: it never adds. */
function createIsValue({optionNames, variants}: Options): Test {
  let slugs: ReadonlySet<string> | undefined
  const isSlug = (text: string) => {
    slugs ??= new Set(variants.flatMap(({attributes}) => Object.values(attributes).map(slugOf)))
    return slugs.has(slugOf(text))
  }
  return (button) =>
    optionTexts(button).some((text) => findOption(text ?? '', optionNames)) ||
    valueTexts(button).some((text) => text?.trim() && isSlug(text.trim()))
}

/**
 * The named button, otherwise the first that submits, otherwise the only one: among several others, none is clearly the
 * add button.
 */
function findButton(scope: Element, isValue: Test): HTMLElement | null {
  const adds: Test = (button) => !isValue(button)
  const [clear] = [...ownIn<HTMLElement>(scope, NAMED), ...ownIn<HTMLElement>(scope, SUBMIT).filter(adds)]
  const [only, another] = buttonsIn(scope).filter(adds)
  return clear ?? (another ? null : (only ?? null))
}

/**
 * True for an element beside the button of another product, such as one that the page has added since: the largest part
 * of the page around it without this button decides.
 */
function isForeign(element: Element, {scope, button}: Pick<Parts, 'scope' | 'button'>): boolean {
  let part = element
  while (part.parentElement && part.parentElement !== scope && !part.parentElement.contains(button))
    part = part.parentElement
  const isOther = (other: Element) => !other.matches(NAMED) || itemOf(other) !== itemOf(button)
  return (
    !part.contains(button) &&
    [part, ...part.querySelectorAll(PRODUCTS)].some(
      (element) => element.matches(PRODUCTS) && isOther(element),
    )
  )
}

/** Null without a button: then there is nothing to take over. */
export function readParts(scope: Element, claimed: HTMLElement, product: Options): Parts | null {
  const {optionNames} = product
  const isValue = createIsValue(product)
  const button = isPressable(claimed) ? claimed : findButton(scope, isValue)
  if (!button) return null
  const around = (button as HTMLButtonElement).form ?? button.closest('form')
  const form = around && (scope.contains(around) || button.hasAttribute('form')) ? around : null
  const isOwn = (element: Element) => !isForeign(element, {scope, button})
  /** Controls elsewhere on the page that name the form. */
  const outside = () => outsideOf(form).filter((control) => !scope.contains(control))
  const outsideAs = (selector: string): Control[] => outside().filter((control) => control.matches(selector))
  const fieldsIn = (selector: string) =>
    claimed.dataset.vitrine ? [...ownIn<Control>(scope, selector).filter(isOwn), ...outsideAs(selector)] : []
  const controlsIn = (selector: string) => [
    ...allIn<Control>(scope, selector).filter(isOwn),
    ...outsideAs(selector),
  ]
  let controls: Parts['controls'] = []
  let quantity: Parts['quantity'] = null
  return {
    scope,
    button,
    label:
      button.querySelector('.add-to-cart-text') ??
      button.querySelector('.sqs-add-to-cart-button-inner') ??
      button,
    form,
    isChecked: !form?.noValidate && !(button as HTMLButtonElement).formNoValidate,
    isAuthored: claimed.dataset.vitrine !== undefined,
    variants: allIn(scope, '.product-variants'),
    outside: outside(),
    get values() {
      return buttonsIn(scope).filter(
        (other) => other.matches('button') && other !== button && isOwn(other) && isValue(other),
      )
    },
    get controls() {
      if (!scope.contains(button)) return controls
      const fields = controlsIn(CONTROLS).flatMap((element) => readControl(element, optionNames))
      const now = withoutSpare([...fields, ...(this.readValues?.() ?? [])])
      const isKnown = (control: OptionControl, index: number) =>
        control.element === controls[index]?.element && control.button === controls[index].button
      if (now.length !== controls.length || !now.every(isKnown)) controls = now
      return controls
    },
    get quantity() {
      if (!scope.contains(button)) return quantity
      const [first = null] = [...controlsIn(QUANTITY), ...fieldsIn('[name=quantity]'), ...fieldsIn(NUMBER)]
      quantity = first
      return quantity
    },
  }
}
