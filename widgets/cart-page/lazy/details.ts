import {type Answer, readAnswers} from '../../../src/format/answers.ts'
import type {CartEntry} from '../../../src/model/cart.ts'
import {LIKERT} from '../../../src/model/likert.ts'
import {localizeTexts} from '../../../src/ui/form/strings.ts'

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
