import {report} from '../../page/report.ts'
import {createScope} from '../../widget/scope.ts'
import {detach} from '../detach.ts'
import {fallBackToForm} from '../native-fallback/native-fallback.ts'
import type {FormButton} from './form-button.ts'

/** A form in use. */
export interface ActiveForm {
  /** Validates it, and sends it if it is valid. `submitter` is the pressed button. */
  submit: (submitter?: Element | null) => Promise<void>
}

export interface AttachOptions {
  /** The name of the widget: failures are reported under it. */
  owner: string
  /** The claimed element. */
  element: Element
  form: HTMLFormElement
  /** Fetches the code that validates and sends the form. */
  load: () => Promise<() => ActiveForm>
  button?: FormButton | null
  offline: () => string
  /** Class of the line for visitors when that code cannot be fetched. */
  className: string
  put: (line: HTMLElement) => void
  signal: AbortSignal
}

/**
 * Keeps a form from leaving the page, until `signal` is aborted. The code that validates and sends it is fetched at the
 * first use; if it cannot be fetched, the browser sends the form. Returns a function that fetches it at once.
 */
export function attachForm(options: AttachOptions): () => void {
  const {owner, element, form, load, button, offline, className, put, signal} = options
  let active: ActiveForm | undefined
  let isMissing = false
  const {adopt, lazy} = createScope(signal, () => {
    isMissing = true
  })
  const forms = lazy(load)
  const line = document.createElement('p')
  line.className = className
  line.setAttribute('role', 'alert')

  function start(pressed?: Element | null): Promise<void> {
    isMissing = false
    return forms.run(
      (create) => {
        active ??= create()
      },
      undefined,
      pressed,
    )
  }
  async function submit(submitter: Element | null): Promise<void> {
    const pressed = submitter ?? button?.element
    detach(line)
    if (!active) {
      await start(pressed)
      if (signal.aborted) return
      const words = isMissing && fallBackToForm(form, offline())
      if (words) {
        line.textContent = words
        put(line)
      }
    }
    return active?.submit(submitter)
  }

  adopt(form, {
    attributes: {novalidate: ''},
    on: {
      focusin: () => void start(),
      submit(event) {
        event.preventDefault()
        submit(event.submitter).catch((error) => report(owner, error, element))
      },
    },
  })
  signal.addEventListener('abort', () => detach(line))
  return () => void start()
}
