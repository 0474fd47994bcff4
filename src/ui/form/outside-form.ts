import {UNTRUSTED} from '../../contract/attributes.ts'

/** Controls elsewhere on the page that name the form: browsers check and send them with it. What visitors wrote names none. */
export const outsideOf = (form: HTMLFormElement | null): HTMLInputElement[] =>
  form?.hasAttribute('id')
    ? [...document.querySelectorAll<HTMLInputElement>('[form]')].filter(
        (one) => one.form === form && !form.contains(one) && !one.closest(UNTRUSTED),
      )
    : []

/** Whether a browser would refuse one of them. It says so there, in its own words. */
export const isRefusedOutside = (form: HTMLFormElement): boolean =>
  outsideOf(form).some((one) => one.willValidate && !one.reportValidity())
