import {PAGE_TYPES} from '../../src/model/page-type.ts'
import type {PageOf} from './page.ts'

interface Step {
  title: string
  text: string
  href: string
  action: string
  /** Decorates the step: its name under `/media/`. */
  picture: string
  /** Whether the page exists only with the QA pages. */
  isQa?: boolean
}

/** What can be tried, in the order in which a visitor meets it. */
const STEPS: readonly Step[] = [
  {
    title: 'Add something to the cart',
    text: 'Choose a size and a glaze, then press Add To Cart. The page confirms it, and the header counts it at once.',
    href: '/shop/speckled-mug',
    action: 'Open the Speckled Mug',
    picture: 'speckled-mug-4.svg',
  },
  {
    title: 'Look without leaving the list',
    text: 'Press Quick view below a product. The arrow keys show the next one; Escape closes it.',
    href: '/shop',
    action: 'Open the shop',
    picture: 'tide-bowl.svg',
  },
  {
    title: 'Choose what is sold out',
    text: 'The large mug in Sea is sold out: the button says so before you press it. Choose another glaze.',
    href: '/shop/speckled-mug?variant=MUG-LARGE-SEA',
    action: 'Open the sold-out mug',
    picture: 'speckled-mug-6.svg',
  },
  {
    title: 'Change your mind',
    text: 'Remove a line from the cart, then press Undo. Change a quantity: the sums follow.',
    href: '/cart',
    action: 'Open the cart',
    picture: 'wrapping-sheets.svg',
  },
  {
    title: 'Look closely',
    text: 'Press a picture. Double-click to zoom, drag to move, use the arrow keys for the next one.',
    href: '/gallery',
    action: 'Open the gallery',
    picture: 'gallery-4.svg',
  },
  {
    title: 'Make a mistake in a form',
    text: 'Send the form with nothing in it. Each error in the summary leads to its field.',
    href: '/contact',
    action: 'Open the contact form',
    picture: 'letter-set-4.svg',
  },
  {
    title: 'Read from right to left',
    text: 'The Arabic shop mirrors everything: galleries, arrow keys, menus and the cart.',
    href: '/shop?store=ar',
    action: 'Open the Arabic shop',
    picture: 'coffee-cup-cairo-4.svg',
  },
  {
    title: 'Switch JavaScript off',
    text: 'Disable it in the developer tools and reload. Products, forms and the cart still work as the server rendered them.',
    href: '/shop/tide-bowl',
    action: 'Open the Tide Bowl',
    picture: 'house-number-4.svg',
  },
  {
    title: 'Slow the server down',
    text: 'Each call of this page takes three seconds. Watch what the button and the cart say meanwhile.',
    href: '/qa/widgets/add-to-cart?fault=slow',
    action: 'Open the slow page',
    picture: 'weekly-stems.svg',
    isQa: true,
  },
  {
    title: 'Cut the network',
    text: 'Each call of this page fails. The cart keeps what you entered and says what it could not do.',
    href: '/qa/widgets/cart-page?fault=cut',
    action: 'Open the broken page',
    picture: 'kiln-share-4.svg',
    isQa: true,
  },
  {
    title: 'See what happens inside',
    text: 'The overlay outlines each widget and shows its state, its bytes, its events and the cart.',
    href: '/shop/tide-bowl?vitrine-debug',
    action: 'Open the overlay',
    picture: 'glaze-consultation.svg',
  },
  {
    title: 'Change the look',
    text: 'The same markup three times, with the style sheets of three shops.',
    href: '/looks',
    action: 'Compare the looks',
    picture: 'nesting-bowls.svg',
  },
  {
    title: 'Use the widgets in React',
    text: 'The same widgets as components of a React app, each with its line of code.',
    href: '/qa/react',
    action: 'Open the React app',
    picture: 'glaze-recipes.svg',
    isQa: true,
  },
  {
    title: 'Try every widget',
    text: 'Each widget in every state, with a control for each attribute and HTML to copy.',
    href: '/qa',
    action: 'Open the QA pages',
    picture: 'throwing-class-4.svg',
    isQa: true,
  },
  {
    title: 'Bring your own backend',
    text: 'This shop answers the calls of one description. A server that answers them, too, can take its place.',
    href: '/vitrine/openapi.json',
    action: 'Read the description',
    picture: 'studio-journal-4.svg',
  },
]

/** A tour of what can be tried, each step with a link to where it happens. */
export const tourPage =
  (): PageOf =>
  ({hasQa, store}) => ({
    template: 'tour',
    title: store.messages.tour,
    type: PAGE_TYPES.page,
    data: {
      steps: STEPS.filter(({isQa}) => hasQa || !isQa).map((step, index) => ({...step, number: index + 1})),
    },
  })
