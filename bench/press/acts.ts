import {type Action, actions} from '../interactions/actions.ts'

/** A press of a visitor in the demo shop, and the call that it makes. */
export interface Act extends Action {
  /** Matches the address of its call; a press without one has none. */
  call?: RegExp
}

const CART = /\/(?:api|cart)\/.*(?:shopping-cart|entries)/

const CALLS: Readonly<Record<string, RegExp>> = {
  'add, which opens the drawer': CART,
  'remove a line in the drawer': CART,
}

/** Presses of a moment that no page answers with a call or a dialog. */
const SMALL = new Set(['choose a swatch', 'one more'])

/** The first is a page that only changes a text, by hand-written code. */
export const acts: readonly Act[] = [
  ...actions
    .filter(({name}) => !SMALL.has(name))
    .map((action) => {
      const call = CALLS[action.name]
      return call ? {...action, call} : action
    }),
  {
    name: 'filter the list',
    path: '/shop',
    prepare: (page) => page.locator('.collection-summary').click(),
    target: '.collection-form label:has([value="Paper"])',
    effect: '[data-collection-list]:not(:has(> :nth-child(8)))',
  },
  {
    name: 'open the log-in dialog',
    path: '/shop',
    target: '[data-vitrine="member-account"]',
    effect: 'dialog[open]',
  },
  {
    name: 'send a form that lacks something',
    path: '/contact',
    target: '[data-vitrine="form"] [type="submit"]',
    effect: '.vitrine-form__summary',
  },
]
