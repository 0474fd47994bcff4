import {markupStrings} from '../../widgets/newsletter/widget.ts'
import type {NewsletterProps} from '../generated/props.ts'
import {Email} from './Email.tsx'
import type {Template} from './template.ts'

/** A form with an address field. The widget renders a form that has a definition. */
export const template: Template<NewsletterProps> = {
  tag: 'div',
  children: ({form, formId}) =>
    form ? null : (
      <form method="post" action={`/form/${formId ?? ''}`}>
        <Email label={markupStrings.label} />
        <button type="submit">{markupStrings.button}</button>
      </form>
    ),
}
