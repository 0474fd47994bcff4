import {useState} from 'react'
import type {ControlProps} from './control.ts'

/** What counts the text is `followCounter`, as in forms that the server renders. */
export function Area({field: {placeholder, required, maxLength}, id, describedBy, texts}: ControlProps) {
  // from then on it is the counter's own
  const [none] = useState(() => texts('counter', {length: '0', max: `${maxLength}`}))
  return (
    <>
      <textarea
        id={id}
        className="field-element vitrine-form__control"
        placeholder={placeholder}
        required={required}
        aria-describedby={describedBy}
      />
      {maxLength !== null && <span className="vitrine-form__counter">{none}</span>}
    </>
  )
}
