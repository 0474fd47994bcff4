import type {FormField} from './form-field.ts'

type PartTitle =
  | 'First'
  | 'Last'
  | 'Month'
  | 'Day'
  | 'Year'
  | 'Hour'
  | 'Minute'
  | 'Second'
  | 'Ampm'
  | 'Line1'
  | 'Line2'
  | 'City'
  | 'State'
  | 'Zip'
  | 'Country'
  | 'Areacode'
  | 'Prefix'
  | 'Line'

/** One of the inputs of a field with several parts. */
export interface FieldPart {
  /** Its `data-title` in platform markup, and its name in the summary of a form (product.md §3). */
  title: PartTitle
  /** May stay empty in a required field: not everyone has it. */
  isOptional?: boolean
  /** Token of the `autocomplete` attribute. */
  autocomplete?: string
  /** Its usual number of digits, which sets the width of the input. It may hold any text. */
  digits?: number
  /** Its choices. */
  choices?: readonly string[] | 'countries'
}

/** The parts of each type, in the order in which a value lists them. */
const FIELD_PARTS: Record<string, readonly FieldPart[]> = {
  name: [
    {title: 'First', autocomplete: 'given-name'},
    {title: 'Last', autocomplete: 'family-name'},
  ],
  date: [
    {title: 'Month', digits: 2},
    {title: 'Day', digits: 2},
    {title: 'Year', digits: 4},
  ],
  time: [
    {title: 'Hour', digits: 2},
    {title: 'Minute', digits: 2},
    {title: 'Second', digits: 2, isOptional: true},
    {title: 'Ampm', choices: ['AM', 'PM']},
  ],
  address: [
    {title: 'Line1', autocomplete: 'address-line1'},
    {title: 'Line2', autocomplete: 'address-line2', isOptional: true},
    {title: 'City', autocomplete: 'address-level2'},
    {title: 'State', autocomplete: 'address-level1', isOptional: true},
    {title: 'Zip', autocomplete: 'postal-code', isOptional: true},
    {title: 'Country', autocomplete: 'country-name', choices: 'countries'},
  ],
  phone: [
    {title: 'Country', digits: 3, isOptional: true, autocomplete: 'tel-country-code'},
    {title: 'Areacode', digits: 5, autocomplete: 'tel-area-code'},
    {title: 'Prefix', digits: 5, autocomplete: 'tel-local-prefix'},
    {title: 'Line', digits: 10, autocomplete: 'tel-local-suffix'},
  ],
}

/** The parts of a field. */
export const partsOf = ({kind, type, showCountryCode}: FormField): readonly FieldPart[] =>
  (kind === 'parts' && FIELD_PARTS[type]?.slice(type === 'phone' && !showCountryCode ? 1 : 0)) || []
