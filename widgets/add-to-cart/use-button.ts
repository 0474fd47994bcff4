import {useAdopt} from '../../src/ui/use-adopt.ts'
import type {Parts} from './parts.ts'

interface Button {
  act: () => void
  isBusy: boolean
  isAdded?: boolean
  /** Undefined leaves the server's. */
  label: string | undefined
}

/** A button that submits its form is heard through the form, so that Enter in a field counts too. */
const submits = ({button, form}: Parts): boolean =>
  form !== null && button.matches('[type=submit],button:not([type])')

const isNative = (button: Element): boolean => button.matches('button,input,a[href]')

/** The button, native or `div role=button`, with its text and states. It is never `disabled`: that would lose the focus. */
export function useButton(parts: Parts, {act, isBusy, isAdded = false, label}: Button): void {
  const {button, form, label: labelElement} = parts
  const isInput = button instanceof HTMLInputElement
  const hears = submits(parts)

  function onAct(event: Event): void {
    event.preventDefault()
    act()
  }
  function onKey(event: Event): void {
    if (event instanceof KeyboardEvent && /^(Enter| )$/.test(event.key)) onAct(event)
  }

  useAdopt(button, {
    attributes: {
      'aria-disabled': isBusy ? 'true' : undefined,
      value: isInput ? label : undefined,
    },
    classes: {'cart-added': isAdded},
    on: {
      ...(!hears && {click: onAct}),
      ...(!isNative(button) && {keydown: onKey}),
    },
  })
  useAdopt(isInput ? null : labelElement, {content: label})
  // our own messages name the option; the browser's would come first
  useAdopt(hears ? form : null, {
    attributes: {novalidate: ''},
    on: {
      submit(event) {
        const {submitter} = event as SubmitEvent
        if (!submitter || submitter === button) onAct(event)
      },
    },
  })
}
