import {type Answer, readAnswers} from '../../../src/format/answers.ts'
import {likertKey, likertText} from '../../../src/model/likert.ts'
import type {Store} from '../../seed/stores.ts'

/** A label and its value, as pages list them. */
export interface Detail {
  name: string
  value: string
}

export const toDetails = (pairs: readonly Answer[]): Detail[] => pairs.map(([name, value]) => ({name, value}))

/** The answers in a form, in the language of the store. */
export const tellAnswers = (filledIn: unknown, form: unknown, {language, messages}: Store): Detail[] =>
  toDetails(
    readAnswers(filledIn, form, {
      locale: language,
      likert(answer, strings) {
        const text = likertText(answer) ?? answer
        const key = likertKey(text)
        return `${strings[key] ?? messages[key] ?? text}`
      },
    }),
  )
