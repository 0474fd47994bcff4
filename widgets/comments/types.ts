import type {Comment} from '../../src/actions/comments.ts'
import type {FormButton} from '../../src/ui/form/form-button.ts'
import type {KeyedDraft} from '../../src/ui/form/keyed-draft.ts'
import type {Controls} from './fields.ts'

/** Where a form stands. */
export interface Place {
  /** The claimed element: events bubble from it. */
  host: HTMLElement
  /** What the widget has added to it. */
  box: HTMLElement
  itemId: string
  onPublished: (comment: Comment) => void
  /** Aborted when the widget is unmounted. */
  signal: AbortSignal
}

export interface Attached extends Place {
  form: HTMLFormElement
  controls: Controls
  draft: KeyedDraft
  button: FormButton | null
}
