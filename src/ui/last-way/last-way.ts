import {texts} from './strings.ts'

/** A handler in the markup is the platform's: it names globals that do not exist here, so such a form leads nowhere. */
const leads = (form: HTMLFormElement): boolean =>
  (form.hasAttribute('action') || form.method === 'post') && !form.hasAttribute('onsubmit')

/** Milliseconds for which a form that is on its way is not sent again. */
const ON_ITS_WAY = 2000

const isOffline = () => navigator.onLine === false

/** What is said where there is no other way: of the connection only when there is none. */
export const missingText = (offline: string): string => (isOffline() ? offline : texts('reload'))

/** The browser's own submit, past our handlers. */
function submitNatively(form: HTMLFormElement, submitter: HTMLElement | null): void {
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
 * For a press whose code cannot be fetched, as after a release that took the old files away: the form goes the way it goes
 * without us. Returns what the visitor has to read instead where it cannot, or where there is no connection to go over;
 * null where the form is on its way.
 */
export function takeLastWay(
  form: HTMLFormElement | null,
  offline: string,
  submitter: HTMLElement | null = null,
): string | null {
  if (isOffline() || !form || !leads(form)) return missingText(offline)
  submitNatively(form, submitter)
  return null
}
