import {type Answer, readAnswers} from '../format/answers.ts'
import type {CartEntry} from '../model/cart.ts'
import {LIKERT} from '../model/likert.ts'
import {localizeTexts} from '../ui/form/strings.ts'

/** The form values of a line, as text. A separate chunk: few carts have such lines. */
export const readDetails = (
  {additionalFields, additionalFieldsForm}: CartEntry,
  locale: string,
): readonly Answer[] =>
  readAnswers(additionalFields, additionalFieldsForm, {
    locale,
    likert: (answer, strings) =>
      Object.hasOwn(LIKERT, answer) ? localizeTexts<string>(LIKERT, strings)(answer) : answer,
  })
