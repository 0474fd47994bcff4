import type {FormatterAbout, Topic} from '../../about.ts'

export const topic: Topic<FormatterAbout> = {
  title: 'Forms',
  order: 11,
  entries: {
    'summary-form-field': {
      summary: 'Shows what a visitor has answered in one field of a form.',
      input:
        'field: `rawTitle`, and `values` with its parts for the types address, checkbox, date, likert, name, phone and time, else `value`',
      output:
        'a `div`, with all that visitors wrote escaped; `N/A` where there is no answer. Texts: `localizedStrings.productSummaryFormNoAnswerText`, and `productAnswerMapStronglyDisagree` to `productAnswerMapStronglyAgree`',
    },
  },
}
