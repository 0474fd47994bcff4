import type {ControlProps} from './control.ts'

/** Radio buttons or checkboxes. */
export function Choices({field: {kind, options}, id, describedBy}: ControlProps) {
  return options.map((option) => (
    <label key={option} className="option vitrine-form__option">
      <input type={kind} name={id} value={option} aria-describedby={describedBy} /> {option}
    </label>
  ))
}
