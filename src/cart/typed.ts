import {toJson} from '../lib/to-json.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsOf = (form: HTMLElement): Control[] =>
  [...form.querySelectorAll<Control>('input,select,textarea')].filter(({type}) => type !== 'hidden')

const isChanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex !==
      Math.max(
        0,
        [...control.options].findIndex((option) => option.defaultSelected),
      )
    : control.value.trim() !== '' && control.value !== control.defaultValue

const textOf = (form: HTMLElement): string => toJson(controlsOf(form).map(({value}) => value))

/** What each form last sent, accepted or refused: the visitor knows about it. */
const sent = new WeakMap<HTMLElement, string>()

export const noteTyped = (form: HTMLElement): void => void sent.set(form, textOf(form))

/** Whether a visitor has typed something into a form that is shown, and has not sent it. */
export const isUnsent = (form: HTMLElement): boolean =>
  !form.closest('[hidden]') && controlsOf(form).some(isChanged) && sent.get(form) !== textOf(form)
