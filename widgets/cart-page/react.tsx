import type {CartPageProps} from '../../react/generated/props.ts'
import type {Template} from '../../react/template.ts'

export const template: Template<CartPageProps> = {
  tag: 'div',
  children: () => (
    <p>
      Your cart could not be shown. <a href="/cart">Reload the page</a>
    </p>
  ),
}
