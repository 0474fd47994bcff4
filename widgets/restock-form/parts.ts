/** The server-rendered elements that the widget works on. */
export interface Parts {
  form: HTMLFormElement
  email: HTMLInputElement
  button: HTMLElement | null
  optIn: HTMLInputElement | null
}

/** Null where there is nothing to take over. In platform markup the checkbox stands beside the form. */
export function readParts(root: HTMLElement): Parts | null {
  const form = root instanceof HTMLFormElement ? root : root.querySelector('form')
  // else the one field for text that there is
  const email =
    form?.querySelector<HTMLInputElement>('input[name=email],input[type=email]') ??
    form?.querySelector<HTMLInputElement>('input:not([type]),input[type=text]')
  return form && email
    ? {
        form,
        email,
        button: form.querySelector<HTMLElement>('[type=submit],button:not([type])'),
        optIn: root.querySelector<HTMLInputElement>('input[name=isJoinMailingList]'),
      }
    : null
}
