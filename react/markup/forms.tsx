import {markupStrings as newsletterStrings} from '../../widgets/newsletter/strings.ts'
import {markupStrings as restockStrings} from '../../widgets/restock-form/strings.ts'
import type {NewsletterProps, RestockFormProps} from '../generated/props.ts'
import type {Template} from './template.ts'

const Email = ({label}: {label: string}) => (
  <label>
    {label} <input type="email" name="email" autoComplete="email" />
  </label>
)

/** A form with an address; one that is given by its definition is the widget’s to render. */
export const newsletter: Template<NewsletterProps> = {
  tag: 'div',
  children: ({form, formId}) =>
    form ? null : (
      <form method="post" action={`/form/${formId ?? ''}`}>
        <Email label={newsletterStrings.label} />
        <button type="submit">{newsletterStrings.button}</button>
      </form>
    ),
}

export const restockForm: Template<RestockFormProps> = {
  tag: 'div',
  children: ({productId, variantId, mailingList}) => (
    <form method="post" action="/restock">
      <input type="hidden" name="productId" value={productId} />
      {variantId !== undefined && <input type="hidden" name="variantId" value={variantId} />}
      <Email label={restockStrings.placeholder} />
      {mailingList && mailingList !== 'hidden' && (
        <label>
          <input
            type="checkbox"
            name="isJoinMailingList"
            value="true"
            defaultChecked={mailingList === 'checked'}
          />{' '}
          {restockStrings.mailingList}
        </label>
      )}
      <button type="submit">{restockStrings.button}</button>
    </form>
  ),
}
