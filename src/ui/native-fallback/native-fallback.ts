import {texts} from './strings.ts'

/**
 * A handler in the markup is the platform's: it refers to globals that do not exist here, so such a form cannot be sent
 * natively.
 */
const leads = (form: HTMLFormElement): boolean =>
  (form.hasAttribute('action') || form.method === 'post') && !form.hasAttribute('onsubmit')

/** Milliseconds for which a form that was sent is not sent again. */
const ON_ITS_WAY = 2000

const isOffline = () => navigator.onLine === false

/** The message if no way is left: it blames the connection only when the browser is offline. */
export const missingText = (offline: string): string => (isOffline() ? offline : texts('reload'))

/** The browser's own submit, past our handlers. */
export function submitNatively(form: HTMLFormElement, submitter: HTMLElement | null): void {
  let isSent = false
  form.addEventListener(
    'submit',
    (event) => {
      event.stopImmediatePropagation()
      if (isSent) event.preventDefault()
      isSent = true
    },
    {capture: true, signal: AbortSignal.timeout(ON_ITS_WAY)},
  )
  form.requestSubmit(submitter)
}

/**
 * The browser sends the form with its files, which the API has no call for, to the form's own address. False if it has
 * none.
 */
export function postFiles(form: HTMLFormElement, submitter: Element | null | undefined): boolean {
  if (!leads(form)) return false
  Object.assign(form, {method: 'post', enctype: 'multipart/form-data'})
  // a form is not sent again while its own submit event is dispatched
  setTimeout(() => submitNatively(form, submitter instanceof HTMLElement ? submitter : null))
  return true
}

/**
 * For a click whose code cannot be fetched, for example after a release that removed the old files: the browser sends
 * the form without us. Returns the message for the visitor if it cannot, or if the browser is offline; null if the form
 * was sent.
 */
export function fallBackToForm(
  form: HTMLFormElement | null,
  offline: string,
  submitter: HTMLElement | null = null,
): string | null {
  if (isOffline() || !form || !leads(form)) return missingText(offline)
  submitNatively(form, submitter)
  return null
}
