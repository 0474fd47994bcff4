import {UNTRUSTED} from '../../contract/attributes.ts'

/** Controls elsewhere on the page that name the form: browsers check and send them with it. What visitors wrote names none. */
export const outsideOf = (form: HTMLFormElement | null): HTMLInputElement[] =>
  form?.hasAttribute('id')
    ? [...document.querySelectorAll<HTMLInputElement>('[form]')].filter(
        (control) => control.form === form && !form.contains(control) && !control.closest(UNTRUSTED),
      )
    : []

/** Whether a browser would refuse one of them. It says so there, in its own words. */
export const isRefusedOutside = (form: HTMLFormElement): boolean =>
  outsideOf(form).some((control) => control.willValidate && !control.reportValidity())
