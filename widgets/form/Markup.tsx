import {useId} from 'react'
import type {Form} from '../../src/model/form.ts'
import {Field} from '../../src/ui/form/Field.tsx'
import {useTexts} from '../../src/widget/use-texts.ts'
import type {FormWords} from './words.ts'

interface MarkupProps {
  definition: Form
  texts: FormWords
  /** What it is rendered in is a form already, and may have a button of its own. */
  isInForm: boolean
  hasButton: boolean
  /** The site has a key for it. */
  hasCaptcha: boolean
}

/** For an element that the server left empty: rendered, then taken over like any server HTML. Only its texts change later. */
export function Markup({definition, texts: ours, isInForm, hasButton, hasCaptcha}: MarkupProps) {
  const {name, fields, buttonText, disclaimerMessage, captcha} = definition
  const Frame = isInForm ? 'div' : 'form'
  const id = useId()
  const texts = useTexts(ours)
  return (
    <Frame className="vitrine-form" aria-label={(!isInForm && name) || undefined}>
      {fields.map((field) => (
        <Field key={field.id} field={field} texts={texts} />
      ))}
      {captcha && hasCaptcha && (
        <div
          className={`captcha-container align-${captcha.alignment || 'left'}`}
          data-theme={captcha.theme}
        />
      )}
      {disclaimerMessage && (
        <p id={id} className="form-disclaimer">
          {disclaimerMessage}
        </p>
      )}
      {!hasButton && (
        <div className="form-button-wrapper">
          <button
            type="submit"
            className="vitrine-form__button"
            aria-describedby={disclaimerMessage ? id : undefined}
          >
            {buttonText ?? texts('submit')}
          </button>
        </div>
      )}
    </Frame>
  )
}
