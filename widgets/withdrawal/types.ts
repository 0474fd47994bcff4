import type {KeyedDraft} from '../../src/ui/form/keyed-draft.ts'
import type {Controls} from './fields.ts'

export interface Attached {
  /** The claimed element: events bubble from it. */
  element: HTMLElement
  form: HTMLFormElement
  controls: Controls
  draft: KeyedDraft
  /** Aborted when the form is unmounted. */
  signal: AbortSignal
}
