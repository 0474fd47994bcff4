import type {ControlProps} from './control.ts'

export function Select({field: {options, required}, id, describedBy, texts}: ControlProps) {
  return (
    <select id={id} className="vitrine-form__control" required={required} aria-describedby={describedBy}>
      <option value="">{texts('choose')}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  )
}
