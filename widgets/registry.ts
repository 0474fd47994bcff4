import type {WidgetEntry} from '../src/lib/widget.ts'

/** Every widget: one line each. The selectors are those of platform markup outside author markup of the same kind. */
export const registry: readonly WidgetEntry[] = [
  {
    name: 'cart-indicator',
    selector: '.sqs-custom-cart:not([data-vitrine] *)',
    strategy: 'idle',
    load: () => import('./cart-indicator/index.ts'),
  },
  {name: 'cart-popover', strategy: 'added', load: () => import('./cart-popover/index.tsx')},
  {
    name: 'add-to-cart',
    selector: '.sqs-add-to-cart-button:not([data-vitrine] *,.product-add-ons *)',
    strategy: 'idle',
    load: () => import('./add-to-cart/index.tsx'),
  },
]

/** What mounts the widgets; fetched beside the first of them. */
export const loadEngine = () => import('../loader/engine/index.ts')
