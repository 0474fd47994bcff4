import type {FormButton} from '../../src/ui/form/form-button.ts'
import type {Settings} from './settings.ts'

export interface Mounted {
  /** The claimed element: events bubble from it. */
  element: HTMLElement
  form: HTMLFormElement
  settings: Settings
  /** Aborted when the form is given back. */
  signal: AbortSignal
}

/** What an active form works with. */
export interface Attached extends Mounted {
  button: FormButton | null
  /** Under which what is typed outlives a reload. */
  draftKey: string
}
