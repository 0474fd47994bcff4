import type {WidgetEntry} from '../src/contract/widget.ts'

/** What mounts the widgets, with all that are not in the list below; first, since the build has an entry name it. */
export const loadEngine: (attempt: number) => Promise<typeof import('../loader/engine/index.ts')> = () =>
  import('../loader/engine/index.ts')

/**
 * The widgets that a page may need in its first moment, a line each: the loader knows them by itself. All others are in
 * `further.ts`. The selectors are those of platform markup outside author markup of the same kind.
 */
export const registry: readonly WidgetEntry[] = [
  {
    name: 'cart-indicator',
    selector: '.sqs-custom-cart:not([data-vitrine] *)',
    load: () => import('./cart-indicator/index.ts'),
  },
  {
    name: 'add-to-cart',
    selector: '.sqs-add-to-cart-button:not([data-vitrine] *,.product-add-ons *)',
    load: () => import('./add-to-cart/index.tsx'),
  },
]
