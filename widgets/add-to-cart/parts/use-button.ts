import {enteredField, keepFromHost} from '../../../src/ui/form/at-host.ts'
import {useAdopt} from '../../../src/widget/use-adopt.ts'
import type {Parts} from './read-parts.ts'

interface Button {
  act: () => void
  isDisabled: boolean
  isAdding?: boolean
  isAdded?: boolean
  /** The current choice is not available. */
  isOut: boolean
  /** Undefined keeps the server's label. */
  label: string | undefined
}

/** A button that submits its form is observed through the form, so that Enter in a field counts too. */
export const submits = ({button, form}: Parts): boolean =>
  form !== null && button.matches('[type=submit],button:not([type])')

/** Enter in a field of the form around the product, whose first button may be ours, clicks that button. */
const isOfHost = ({isTrusted, detail}: MouseEvent, {scope, button}: Parts): boolean => {
  const {activeElement: field} = document
  return (
    isTrusted &&
    !detail &&
    field instanceof HTMLInputElement &&
    !scope.contains(field) &&
    !!field.form?.contains(button)
  )
}

const isOurs = (field: HTMLInputElement, {scope, isAuthored, quantity, controls}: Parts): boolean => {
  if (field === quantity || controls.some(({element}) => element === field)) return true
  const holder = field.closest('[data-vitrine]')
  return isAuthored && !scope.contains(field.form) && (!holder || holder.contains(scope))
}

/** The browser turns keys on it into clicks. */
const isNative = (button: Element): boolean => button.matches('button,input')

/** The button, whatever its element, with its text and states. It is never `disabled`: that would lose the focus. */
export function useButton(
  parts: Parts,
  {act, isDisabled, isAdding = false, isAdded = false, isOut, label}: Button,
): void {
  const {scope, button, form, label: labelElement} = parts
  const isInput = button instanceof HTMLInputElement
  const hears = submits(parts)

  function onAct(event: Event): void {
    event.preventDefault()
    act()
  }
  function onClick(event: MouseEvent): void {
    if (!isOfHost(event, parts)) onAct(event)
  }
  /** Enter would submit a form around the product. */
  function onEnter(event: KeyboardEvent): void {
    const field = event.defaultPrevented ? null : enteredField(event)
    if (field && isOurs(field, parts)) onAct(event)
  }
  function onKey(event: KeyboardEvent): void {
    if (/^(Enter| )$/.test(event.key)) onAct(event)
  }

  useAdopt(button, {
    attributes: {
      'aria-disabled': isDisabled ? 'true' : undefined,
      'aria-busy': isAdding ? 'true' : undefined,
      // the server may have disabled it because of the stock
      disabled: isOut ? null : undefined,
      tabindex: isNative(button) || button.matches('[href],[tabindex]') ? undefined : '0',
      value: isInput ? label : undefined,
    },
    classes: {'cart-added': isAdded},
    on: {
      ...(!hears && {click: onClick}),
      ...(!isNative(button) && {keydown: onKey}),
    },
  })
  useAdopt(form ? null : scope, {on: {keydown: onEnter}})
  useAdopt(isInput ? null : labelElement, {content: label})
  // Vitrine's messages name the option; the browser's would appear first
  useAdopt(form, {
    attributes: {novalidate: ''},
    on: {
      submit(event) {
        const {submitter} = event
        if (submitter && submitter !== button) return
        keepFromHost(event)
        onAct(event)
      },
    },
  })
}
