import {useState} from 'react'
import type {FormField} from '../../model/form-field.ts'
import type {FormTexts} from './strings.ts'

/** The props of every control of a field. */
export interface ControlProps {
  field: FormField
  /** The id of the control that the label names; the prefix of the ids of several controls. */
  id: string
  /** The ids of the elements that describe the controls. */
  describedBy: string | undefined
  texts: FormTexts
}

/** `followCounter` counts the text, as in forms that the server renders. */
export function Area({field: {placeholder, required, maxLength}, id, describedBy, texts}: ControlProps) {
  // `followCounter` updates it later
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

/** Radio buttons or checkboxes. */
export function Choices({field: {kind, options}, id, describedBy}: ControlProps) {
  return options.map((option) => (
    <label key={option} className="option vitrine-form__option">
      <input type={kind} name={id} value={option} aria-describedby={describedBy} /> {option}
    </label>
  ))
}

/** Types with a special keyboard in browsers; our own validation replaces the browser's (`novalidate`). */
function inputType(type: string): string {
  if (type === 'website') return 'url'
  return /^(email|password)$/.test(type) ? type : 'text'
}

const isAmount = (type: string): boolean => /^(number|currency)$/.test(type)

/** A text in one line: the control of every type without another one. */
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

const ANSWERS = ['-2', '-1', '0', '1', '2'] as const

/** Five answers to each question, from disagreement to agreement (product.md §3, form). */
export function Likert({field: {options}, id, describedBy, texts}: ControlProps) {
  return options.map((question, index) => (
    <fieldset key={question} className="question vitrine-form__item" data-question={question}>
      <legend>{question}</legend>
      {ANSWERS.map((answer) => (
        <label key={answer} className="option vitrine-form__option">
          <input type="radio" name={`${id}-${index}`} value={answer} aria-describedby={describedBy} />{' '}
          {texts(answer)}
        </label>
      ))}
    </fieldset>
  ))
}

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
