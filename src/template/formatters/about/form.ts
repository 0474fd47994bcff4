import type {FormatterAbout, Topic} from '../../about.ts'

export const topic: Topic<FormatterAbout> = {
  title: 'Forms',
  order: 11,
  entries: {
    'summary-form-field': {
      summary: 'Shows a visitor’s answer in one field of a form.',
      input:
        'field: `rawTitle`, and `values` with its parts for the types address, checkbox, date, likert, name, phone and time, else `value`',
      output:
        'a `div`, with the visitor’s text escaped; `N/A` without an answer. Texts: `localizedStrings.productSummaryFormNoAnswerText`, and `productAnswerMapStronglyDisagree` to `productAnswerMapStronglyAgree`',
    },
  },
}
