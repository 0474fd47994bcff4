import {Email} from '../../react/Email.tsx'
import type {RestockFormProps} from '../../react/generated/props.ts'
import type {Template} from '../../react/template.ts'
import {markupStrings} from './widget.ts'

export const template: Template<RestockFormProps> = {
  tag: 'div',
  children: ({productId, variantId, mailingList}) => (
    <form method="post" action="/restock">
      <input type="hidden" name="productId" value={productId} />
      {variantId !== undefined && <input type="hidden" name="variantId" value={variantId} />}
      <Email label={markupStrings.placeholder} />
      {mailingList && mailingList !== 'hidden' && (
        <label>
          <input
            type="checkbox"
            name="isJoinMailingList"
            value="true"
            defaultChecked={mailingList === 'checked'}
          />{' '}
          {markupStrings.mailingList}
        </label>
      )}
      <button type="submit">{markupStrings.button}</button>
    </form>
  ),
}
