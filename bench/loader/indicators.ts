import {asyncScript, type Contender, importWhere, module, type Subject, vitrineHead} from './contender.ts'

/** The cart that every indicator must display after the change. */
export const nextCart = {items: 3, subtotal: '$45.00', subtotalCents: 4500}

interface Attributes {
  link?: string
  quantity?: string
  subtotal?: string
}

const link = ({link = '', quantity = '', subtotal = ''}: Attributes = {}): string =>
  `<a class="cart-link"${link} href="/cart">Cart <span class="sqs-cart-quantity"${quantity}>0</span> <span class="sqs-cart-subtotal"${subtotal}>$0.00</span></a>`

const change = `changeCart(${JSON.stringify(nextCart)})`

const baseline: Contender = {name: 'no script', head: () => '', widget: () => link()}

const own: Contender = {
  name: 'vitrine',
  head: vitrineHead,
  widget: () => link({link: ' data-vitrine="cart-indicator" data-items="0" data-subtotal="$0.00"'}),
  // the cookie says that there is a cart to read
  change: `document.cookie = 'hasCart=1', Vitrine.cart.refresh()`,
}

/** The denominator of all ratios. */
export const reference: Contender = {
  name: 'Preact islands',
  head: asyncScript,
  widget: () => link(),
  peer: 'preact-islands.tsx',
  loader: importWhere('.cart-link'),
  change,
}

const others: Contender[] = [
  {name: 'delegated limit', head: module, widget: () => link(), peer: 'delegated.ts', change},
  {name: 'Preact, one bundle', head: module, widget: () => link(), peer: 'preact-islands.tsx', change},
  {name: 'React islands', head: module, widget: () => link(), peer: 'react-islands.tsx', change},
  {
    name: 'Alpine',
    head: module,
    widget: () =>
      link({
        link: ' x-data="cartIndicator"',
        quantity: ' x-text="$store.cart.items"',
        subtotal: ' x-text="$store.cart.subtotal"',
      }),
    peer: 'alpine.ts',
    change,
  },
  {
    name: 'WordPress interactivity',
    head: module,
    widget: () =>
      link({
        link: ' data-wp-interactive="shop" data-wp-init="callbacks.isMounted"',
        quantity: ' data-wp-text="state.items"',
        subtotal: ' data-wp-text="state.subtotal"',
      }),
    peer: 'wordpress.ts',
    change,
  },
  {
    name: 'is-land',
    head: module,
    widget: () => `<is-land type="cart-indicator">${link()}</is-land>`,
    peer: 'is-land.ts',
    change,
  },
  {
    name: 'custom element',
    head: module,
    widget: () => `<cart-indicator>${link()}</cart-indicator>`,
    peer: 'custom-element.ts',
    change,
  },
]

export const indicators: Subject = {
  name: 'indicators',
  title: 'cart indicators',
  height: 45,
  baseline,
  own,
  contenders: [baseline, own, reference, ...others],
  compared: [baseline, own, reference],
}
