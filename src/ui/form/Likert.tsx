import type {ControlProps} from './control.ts'

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
