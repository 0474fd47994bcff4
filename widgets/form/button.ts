import {adopt, apply, restore} from '../../src/ui/adopt.ts'
import type {UseWords} from './words.ts'

export interface Button {
  /** While the form is on its way it says so. It keeps the focus, so it is never `disabled`. */
  show: (status: {isBusy: boolean; isDisabled: boolean}) => void
  end: () => void
}

/** The button that sends the form: text inside, or in its value. */
export function adoptButton(form: HTMLFormElement, texts: UseWords): Button {
  const button = form.querySelector('[type=submit],button:not([type])')
  const adoption = button && adopt(button)
  const isInput = button instanceof HTMLInputElement
  return {
    show({isBusy, isDisabled}) {
      const label = isBusy ? texts('submitting') : undefined
      const attributes = {
        'aria-disabled': isDisabled ? 'true' : undefined,
        value: isInput ? label : undefined,
      }
      if (adoption) apply(adoption, {content: isInput ? undefined : label, attributes})
    },
    end: () => adoption && restore(adoption),
  }
}
