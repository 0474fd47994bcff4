/** One way to make the same server-rendered widgets live. */
export interface Contender {
  name: string
  /** What its page has in the head; `script` is the address of its bundle. */
  head: (script: string) => string
  /** A widget as its server renders it. */
  widget: string
  /** File in `peers/` that is bundled into its script. */
  peer?: string
  /** Where the page has only a small classic script, as ours, that imports the bundle: what that script says. */
  loader?: (script: string) => string
  /** Expression that changes the cart to what `nextCart` says; empty where nothing is live. */
  change: string
}

/** The cart that every widget has to show after the change. */
export const nextCart = {items: 3, subtotal: '$45.00', subtotalCents: 4500}

interface Attributes {
  link?: string
  quantity?: string
  subtotal?: string
}

const link = ({link = '', quantity = '', subtotal = ''}: Attributes = {}): string =>
  `<a class="cart-link"${link} href="/cart">Cart <span class="sqs-cart-quantity"${quantity}>0</span> <span class="sqs-cart-subtotal"${subtotal}>$0.00</span></a>`

/** One ES module that starts at once: what a site without a loader of its own would do. */
const module = (script: string): string =>
  `<link rel="modulepreload" href="${script}"><script type="module" src="${script}"></script>`

const change = `changeCart(${JSON.stringify(nextCart)})`

const withoutScript: Contender = {name: 'no script', head: () => '', widget: link(), change: ''}

const vitrine: Contender = {
  name: 'vitrine',
  // nobody is counted on the others' pages
  head: () => '<script async src="/vitrine/loader.js" data-tracking="off"></script>',
  widget: link({link: ' data-vitrine="cart-indicator" data-items="0" data-subtotal="$0.00"'}),
  // the cookie says that there is a cart to read
  change: `document.cookie = 'hasCart=1', Vitrine.cart.refresh()`,
}

/** What island frameworks do: nothing is on the page but a script that looks for islands and imports what they need. */
const importIslands = (script: string): string => `{
const begin = () => { if (document.querySelector('.cart-link')) import('${script}') }
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin)
else begin()
}`

const preact: Contender = {
  name: 'Preact islands',
  head: (script) => `<script async src="${script}"></script>`,
  widget: link(),
  peer: 'preact-islands.tsx',
  loader: importIslands,
  change,
}

const others: Contender[] = [
  {name: 'Preact, one bundle', head: module, widget: link(), peer: 'preact-islands.tsx', change},
  {name: 'React islands', head: module, widget: link(), peer: 'react-islands.tsx', change},
  {
    name: 'Alpine',
    head: module,
    widget: link({
      link: ' x-data="cartIndicator"',
      quantity: ' x-text="$store.cart.items"',
      subtotal: ' x-text="$store.cart.subtotal"',
    }),
    peer: 'alpine.ts',
    change,
  },
  {
    name: 'is-land',
    head: module,
    widget: `<is-land type="cart-indicator">${link()}</is-land>`,
    peer: 'is-land.ts',
    change,
  },
  {
    name: 'custom element',
    head: module,
    widget: `<cart-indicator>${link()}</cart-indicator>`,
    peer: 'custom-element.ts',
    change,
  },
]

/** What all figures are counted from. */
export const baseline = withoutScript
/** What all ratios are taken of. */
export const reference = preact
/** What the reach is about. */
export const own = vitrine

export const contenders: readonly Contender[] = [withoutScript, vitrine, preact, ...others]
