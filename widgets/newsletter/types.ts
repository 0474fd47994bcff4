import type {FormButton} from '../../src/ui/form/form-button.ts'
import type {Settings} from './settings.ts'

export interface Mounted {
  /** The claimed element: events bubble from it. */
  element: HTMLElement
  form: HTMLFormElement
  settings: Settings
  /** Aborted when the form is unmounted. */
  signal: AbortSignal
}

/** The data of an active form. */
export interface Attached extends Mounted {
  button: FormButton | null
  /** The author has not left out the checks of the browser (`novalidate`). */
  hasOwnChecks: boolean
  /** The storage key of typed text, which is kept over a reload. */
  draftKey: string
}
