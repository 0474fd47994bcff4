import {adopt, apply, restore} from '../../src/ui/adopt.ts'
import {useTexts as texts} from './use-strings.ts'

export interface Button {
  /** While the form is on its way it says so. It keeps the focus, so it is never `disabled`. */
  show: (status: {isBusy: boolean; isDisabled: boolean}) => void
  end: () => void
}

/** The button that sends the form: a label in it, text inside, or in its value. */
export function takeButton(form: HTMLFormElement): Button {
  const button = form.querySelector('[type=submit],button:not([type])')
  const label = button?.querySelector('.newsletter-form-button-label') ?? button
  // of one element, too, each keeps to its own part
  const [frame, inside] = [button, label].map((element) => element && adopt(element))
  const isInput = button instanceof HTMLInputElement
  return {
    show({isBusy, isDisabled}) {
      const text = isBusy ? texts('submitting') : undefined
      const attributes = {'aria-disabled': isDisabled ? 'true' : undefined, value: isInput ? text : undefined}
      if (frame) apply(frame, {attributes})
      if (inside && !isInput) apply(inside, {content: text})
    },
    end() {
      for (const one of [inside, frame]) if (one) restore(one)
    },
  }
}
