import {textOrNull} from '../../src/lib/text-or-null.ts'

/** The elements of the server HTML that the widget works on. */
export interface Parts {
  form: HTMLFormElement
  email: HTMLInputElement
  button: HTMLElement | null
  optIn: HTMLInputElement | null
  /** The variant that the form itself sends without script. */
  variantId: string | null
  /** The visitor chooses it in the form. */
  isVariantAsked: boolean
}

/** Null if there is nothing to take over. In platform markup the checkbox is next to the form. */
export function readParts(root: HTMLElement): Parts | null {
  const form = root instanceof HTMLFormElement ? root : root.querySelector('form')
  // otherwise the only text field
  const email =
    form?.querySelector<HTMLInputElement>('input[name=email],input[type=email]') ??
    form?.querySelector<HTMLInputElement>('input:not([type]),input[type=text]')
  return form && email
    ? {
        form,
        email,
        button: form.querySelector<HTMLElement>('[type=submit],button:not([type])'),
        variantId: textOrNull(new FormData(form).get('variantId')),
        isVariantAsked: form.querySelector('[name=variantId]:not([type=hidden])') !== null,
        optIn: root.querySelector<HTMLInputElement>(
          'input:is([name=isJoinMailingList],[name=join-mailing-list-checkbox])',
        ),
      }
    : null
}
