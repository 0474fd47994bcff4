import type {CartPageProps} from '../generated/props.ts'
import type {Template} from './template.ts'

export const template: Template<CartPageProps> = {
  tag: 'div',
  children: () => (
    <p>
      Your cart could not be shown. <a href="/cart">Reload the page</a>
    </p>
  ),
}
