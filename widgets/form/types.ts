import type {ContentSource} from '../../src/actions/forms.ts'
import type {Form} from '../../src/model/form.ts'
import type {Texts} from '../../src/page/texts.ts'
import type {Draft} from '../../src/ui/form/draft.ts'
import type {followStrings} from '../../src/ui/form/follow-strings.ts'
import type {FormButton} from '../../src/ui/form/form-button.ts'
import type {activeStrings, strings} from './widget.ts'

export interface MountedForm {
  /** The claimed element: events bubble from it. */
  root: HTMLElement
  form: HTMLFormElement
  definition: Form
  /** From the markup; null if the page decides. */
  contentSource: ContentSource | null
  texts: Texts<keyof typeof strings>
  /** The form's own texts, and those of the page context, by key. */
  localized: Readonly<Record<string, unknown>>
  /** A button opens it. */
  isLightbox: boolean
  /** Aborted when the form is unmounted. */
  signal: AbortSignal
}

/** The data of an active form. */
export interface AttachedForm extends MountedForm {
  draft: Draft
  button: FormButton | null
  /** The author has not left out the checks of the browser (`novalidate`). */
  hasOwnChecks: boolean
}

export type ActiveTexts = Texts<keyof typeof followStrings | keyof typeof activeStrings>
