import {adopt, apply, keepWidth, restore} from '../../widget/adopt.ts'

export interface FormButton {
  element: Element
  /** It keeps the focus, so it is never `disabled`. A label replaces its text. */
  show: (status: {isBusy?: boolean; isDisabled?: boolean; label?: string | undefined}) => void
}

interface FormButtonOptions {
  form: HTMLFormElement
  /** The button that sends the form. @default the result of `findButton` */
  button?: Element | null
  /** Fetches the code for a click when a pointer reaches the button, so that the click waits less. */
  load?: () => Promise<unknown>
  signal: AbortSignal
}

const SUBMIT = '[type=submit],[type=image],button:not([type])'
const ANY = 'button,[type=button],[role=button]'

/** The form's own submit button, or one elsewhere with a `form` attribute. */
const findSubmit = (form: HTMLFormElement): Element | null =>
  form.querySelector(SUBMIT) ?? [...form.elements].find((element) => element.matches(SUBMIT)) ?? null

/** The button that sends a form: its submit button, else its only button of any kind. */
export function findButton(form: HTMLFormElement): Element | null {
  const others = form.querySelectorAll(`:is(${ANY}):not([type=reset])`)
  return findSubmit(form) ?? ((others.length === 1 && others[0]) || null)
}

/** A button of another kind sends the form only with a listener. */
const sendWith = (form: HTMLFormElement, button: Element): Record<string, (event: Event) => void> => {
  function send(event: Event): void {
    event.preventDefault()
    form.requestSubmit()
  }
  if (button.matches(SUBMIT)) return {}
  if (button.matches('button,input,a[href]')) return {click: send}
  return {
    click: send,
    keydown(event) {
      if (event instanceof KeyboardEvent && /^(Enter| )$/.test(event.key)) send(event)
    },
  }
}

/** Adopts the button that sends the form, until `signal` is aborted: its label is an element, text, or its value. */
export function adoptButton({
  form,
  button = findButton(form),
  load,
  signal,
}: FormButtonOptions): FormButton | null {
  if (!button) return null
  const isInput = button instanceof HTMLInputElement
  // two adoptions of one element keep to their own parts
  const frame = adopt(button)
  const inside = adopt(button.querySelector('.newsletter-form-button-label') ?? button)
  const on = {...sendWith(form, button), ...(load && {pointerover: () => void load().catch(() => {})})}
  apply(frame, {on})
  signal.addEventListener('abort', () => {
    keepWidth(button, false)
    restore(inside)
    restore(frame)
  })
  return {
    element: button,
    show({isBusy = false, isDisabled = false, label}) {
      keepWidth(button, label !== undefined && !signal.aborted)
      apply(frame, {
        on,
        attributes: {
          'aria-busy': isBusy ? 'true' : undefined,
          'aria-disabled': isDisabled ? 'true' : undefined,
          value: isInput ? label : undefined,
        },
      })
      if (!isInput) apply(inside, {content: label})
    },
  }
}
