import {adopt, apply, restore} from '../../widget/adopt.ts'

export interface FormButton {
  element: Element
  /** It keeps the focus, so it is never `disabled`. A label replaces its text. */
  show: (status: {isBusy?: boolean; isDisabled?: boolean; label?: string | undefined}) => void
}

interface FormButtonOptions {
  form: HTMLFormElement
  /** What sends it. @default the one that `findButton` finds */
  button?: Element | null
  /** Fetches what a press needs when a pointer reaches the button, so that the press waits less. */
  load?: () => Promise<unknown>
  signal: AbortSignal
}

const SUBMIT = '[type=submit],[type=image],button:not([type])'
const ANY = 'button,[type=button],[role=button]'

/** Of the form itself, or named by the `form` attribute of a button elsewhere. */
const findSubmit = (form: HTMLFormElement): Element | null =>
  form.querySelector(SUBMIT) ?? [...form.elements].find((element) => element.matches(SUBMIT)) ?? null

/** What sends a form: its submit button, else the only button that it has, of whatever kind. */
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

/** The button that sends the form, until `signal` is aborted: a label in it, text inside, or in its value. */
export function adoptButton({
  form,
  button = findButton(form),
  load,
  signal,
}: FormButtonOptions): FormButton | null {
  if (!button) return null
  const isInput = button instanceof HTMLInputElement
  // of one element, too, each keeps to its own part
  const frame = adopt(button)
  const inside = adopt(button.querySelector('.newsletter-form-button-label') ?? button)
  const on = {...sendWith(form, button), ...(load && {pointerover: () => void load().catch(() => {})})}
  apply(frame, {on})
  signal.addEventListener('abort', () => {
    restore(inside)
    restore(frame)
  })
  return {
    element: button,
    show({isBusy = false, isDisabled = false, label}) {
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
