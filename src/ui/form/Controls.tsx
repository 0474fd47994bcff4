import {useState} from 'react'
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

/** What counts the text is `followCounter`, as in forms that the server renders. */
export function Area({field: {placeholder, required, maxLength}, id, describedBy, texts}: ControlProps) {
  // later `followCounter` writes it
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

/** Types that browsers have a keyboard for; our own check speaks in place of theirs (`novalidate`). */
function inputType(type: string): string {
  if (type === 'website') return 'url'
  return /^(email|password)$/.test(type) ? type : 'text'
}

const isAmount = (type: string): boolean => /^(number|currency)$/.test(type)

/** A text in one line: the field of every type without another control. */
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
