import type {Product} from '../../../src/model/product.ts'
import type {Adopt} from '../../../src/widget/adoption-set.ts'
import type {Scope} from '../../../src/widget/scope.ts'
import type {OptionControl, ValueButton} from '../parts/controls.ts'
import type {Parts} from '../parts/read-parts.ts'
import {findValue, readMarks} from './find-value.ts'
import {followArrows, showStops} from './value-radios.ts'

export {findValue} from './find-value.ts'

type Choice = Extract<OptionControl, {button: ValueButton}>

const ON = '[aria-pressed=true],[aria-checked=true]'
/** They name their content, or may hold nothing but their items. */
const NO_GROUP = '[role],fieldset,label,ul,ol,dl,table,tbody,tr,form'
/** A group of buttons that holds one is about something else, too. */
const FIELD = 'select,textarea,input:not([type=hidden])'
const GROUP = 'fieldset,[role=group],[role=radiogroup]'

/** A button with the role of a radio button is checked, any other is pressed. */
const stateOf = (element: Element): string =>
  element.matches('[role=radio],[aria-checked]') ? 'aria-checked' : 'aria-pressed'

/** The elements around a button, up to the product's. */
function* around({scope}: Parts, element: Element): Iterable<Element> {
  for (let at = element.parentElement; at && at !== scope && scope.contains(at); at = at.parentElement)
    yield at
}

/** Screen readers read the name of the option with its first button, unless the page has named the group. */
function nameGroup(parts: Parts, choices: readonly Choice[], adopt: Adopt): void {
  const [first] = choices
  if (!first) return
  const holds = (group: Element) => choices.every(({element}) => group.contains(element))
  const groups = [...around(parts, first.element)].filter((group) => !group.contains(parts.button))
  const others = parts.values.filter((button) => !choices.some(({element}) => element === button))
  const possible = groups.filter(
    (group) => holds(group) && !group.querySelector(FIELD) && !others.some((other) => group.contains(other)),
  )
  if (possible.some((group) => group.matches(GROUP))) return
  const place = possible.find((group) => !group.matches(NO_GROUP))
  if (place && choices[1]) adopt(place, {attributes: {role: 'group', 'aria-label': first.name}})
}

/** A form that the browser posts has the pressed values, as it would have that of a pressed submit button. */
function sendWith(form: HTMLFormElement, read: () => readonly Choice[], signal: AbortSignal): void {
  form.addEventListener(
    'formdata',
    ({formData}) => {
      for (const {name, element, button} of read()) {
        const key = element.name || `option:${name}`
        // a hidden field of the page may have an earlier choice
        if (button.isOn()) formData.set(key, element.value || button.value)
      }
    },
    {signal},
  )
}

interface Clicks {
  read: () => readonly Choice[]
  press: (choice: Choice) => void
  signal: AbortSignal
}

/** Clicks on the buttons, after the scripts of the page: one that takes the choice back with a second press may do so. */
function followClicks(scope: Element, {read, press, signal}: Clicks): void {
  const choiceAt = ({target}: Event): Choice | undefined =>
    read().find(({element}) => target instanceof Node && element.contains(target))
  let before: Choice | undefined
  scope.addEventListener(
    'click',
    (event) => {
      const choice = choiceAt(event)
      before = choice?.button.isOn() ? choice : undefined
    },
    {capture: true, signal},
  )
  scope.addEventListener(
    'click',
    (event) => {
      const choice = choiceAt(event)
      const isTakenBack = choice === before && !choice?.button.isOn()
      if (choice && !isTakenBack) press(choice)
    },
    {signal},
  )
}

/**
 * Makes controls of the buttons that the page has for the values of its options, as themes of other shops write them.
 * The state of a button for screen readers is its choice: what a script of the page sets counts. Returns how to read
 * them: the page may add and replace some.
 */
export function takeOverButtons(
  parts: Parts,
  product: Product,
  {adopt, signal}: Pick<Scope, 'adopt'> & {signal: AbortSignal},
): () => readonly Choice[] {
  const known = new WeakMap<Element, {marks: string; choice: Choice}>()
  let choices: readonly Choice[] = []

  function create(element: HTMLButtonElement, buttons: readonly Element[]): Choice | null {
    const marks = readMarks(element)
    const before = known.get(element)
    if (before?.marks === marks) return before.choice
    const found = findValue(element, {scope: parts.scope, buttons, product})
    if (!found) return null
    const state = stateOf(element)
    const isOn = () => element.matches(ON)
    const button: ValueButton = {
      ...found,
      isServed: isOn(),
      isOn,
      show(isOn) {
        adopt(element, {attributes: {[state]: `${isOn}`}})
        showStops(choices, adopt)
      },
    }
    // as a button that sends, Enter in a field of the form would press it
    adopt(element, {attributes: {type: 'button'}})
    button.show(button.isServed)
    const choice = {name: found.name, element, button}
    known.set(element, {marks, choice})
    return choice
  }

  function read(): readonly Choice[] {
    const {values} = parts
    // a price that is written into a button makes its text none of a value
    const isOne = (button: HTMLElement) => known.has(button) || values.includes(button)
    const buttons = [...parts.scope.querySelectorAll('button')].filter(isOne)
    const now = buttons.flatMap((button) => create(button, buttons) ?? [])
    const isSame = now.length === choices.length && now.every((choice, index) => choice === choices[index])
    if (isSame) return choices
    choices = now
    for (const name of product.optionNames)
      nameGroup(
        parts,
        now.filter((choice) => choice.name === name),
        adopt,
      )
    showStops(now, adopt)
    return now
  }

  function press(pressed: Choice): void {
    for (const {name, button} of choices) if (name === pressed.name) button.show(button === pressed.button)
    // as a radio button: the widget listens, and the page may
    pressed.element.dispatchEvent(new Event('change', {bubbles: true}))
  }

  followClicks(parts.scope, {read, press, signal})
  followArrows(parts.scope, read, signal)
  if (parts.form) sendWith(parts.form, read, signal)
  read()
  return read
}
