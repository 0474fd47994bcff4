import {Email} from '../../react/Email.tsx'
import type {NewsletterProps} from '../../react/generated/props.ts'
import type {Template} from '../../react/template.ts'
import {markupStrings} from './widget.ts'

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
