/**
 * Takes the form's inline handler away. It comes back with the form, except where the page's policy lets no script set
 * one: there none would run.
 */
export function takeHandler(form: HTMLFormElement): () => void {
  const handler = form.getAttribute('onsubmit')
  form.removeAttribute('onsubmit')
  return () => {
    if (handler === null) return
    try {
      form.setAttribute('onsubmit', handler)
    } catch {}
  }
}
