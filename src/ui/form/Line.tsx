import type {ControlProps} from './control.ts'

/** Types that browsers have a keyboard for; our own check speaks in place of theirs (`novalidate`). */
function inputType(type: string): string {
  if (type === 'website') return 'url'
  return /^(email|password)$/.test(type) ? type : 'text'
}

const isAmount = (type: string): boolean => /^(number|currency)$/.test(type)

/** A text in one line: the field that every type without a form of its own gets. */
export function Line({field: {type, placeholder, required, prefix}, id, describedBy}: ControlProps) {
  const input = (
    <input
      id={id}
      className="field-element vitrine-form__control"
      type={inputType(type)}
      inputMode={isAmount(type) ? 'decimal' : undefined}
      autoComplete={type === 'email' ? 'email' : undefined}
      placeholder={placeholder}
      required={required}
      aria-describedby={describedBy}
    />
  )
  if (!prefix) return input
  return (
    <span className="vitrine-form__prefixed">
      <span className="prefix" aria-hidden="true">
        {prefix}
      </span>
      {input}
    </span>
  )
}
