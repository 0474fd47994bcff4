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
      ...(!hears && {click: onAct}),
      ...(!isNative(button) && {keydown: onKey}),
    },
  })
  useAdopt(isInput ? null : labelElement, {content: label})
  // Vitrine's messages name the option; the browser's would appear first
  useAdopt(hears || scope.contains(form) ? form : null, {
    attributes: {novalidate: ''},
    on: {
      submit(event) {
        const {submitter} = event
        if (!submitter || submitter === button) onAct(event)
      },
    },
  })
}
