import type {FormField} from '../../model/form-field.ts'
import type {FormTexts} from './strings.ts'

/** What every control of a field is rendered with. */
export interface ControlProps {
  field: FormField
  /** Of the control that the label names; what the ids of several begin with. */
  id: string
  /** What its controls are described by. */
  describedBy: string | undefined
  texts: FormTexts
}
