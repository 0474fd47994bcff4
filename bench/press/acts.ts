import {type Action, actions} from '../interactions/actions.ts'

/** A press of a visitor in the demo shop. */
export interface Act extends Action {
  /** Matches the address of the call that is timed; a press without one has none. */
  call?: RegExp
  /** Matches the address of what it fetches, which the page may have before the press. */
  fetched?: RegExp
  /** What it puts into the page. @default its effect */
  put?: string
  /** Where the page has room for that. @default the body */
  into?: string
  /** The act that its preparation consists of. */
  after?: string
  /** What a mouse presses on a page by hand, if Vitrine makes its target. */
  served?: string
  /** Counts once the middle of its effect can be seen. */
  isMoved?: true
}

const ADD = 'add, which opens the drawer'
const DIALOG = 'dialog.cart-drawer'
const ENTRIES = /\/api\/commerce\/shopping-cart\/entries/
const PICTURE = '.ProductItem-gallery-slides-item img'

const MORE: Readonly<Record<string, Partial<Act>>> = {
  [ADD]: {call: ENTRIES, put: DIALOG},
  'remove a line in the drawer': {call: ENTRIES, put: `${DIALOG} .cart-drawer__content`, after: ADD},
  'open the quick view': {fetched: /\/product-quick-view\//},
  'open the lightbox': {served: PICTURE},
}

/** Presses of a moment that no page answers with a call or a dialog. */
const SMALL = new Set(['choose a swatch', 'one more'])

const shared: readonly Act[] = actions
  .filter(({name}) => !SMALL.has(name))
  .map((action) => ({...action, ...MORE[action.name]}))

const {path, target} = shared.find(({name}) => name === ADD) ?? {path: '', target: ''}

/** The first is a page that only changes a text, by hand-written code. */
export const acts: readonly Act[] = [
  ...shared,
  {
    name: 'add, which opens the popover',
    path: `${path}?cart=popover`,
    target,
    call: ENTRIES,
    effect: '.cart-popover__box',
  },
  {
    name: 'next picture',
    path,
    target: '.product-gallery__next',
    served: '.ProductItem-gallery-thumbnails-item:nth-child(2)',
    effect: '.ProductItem-gallery-slides-item:nth-child(2)',
    isMoved: true,
  },
  {
    name: 'filter the list',
    path: '/shop',
    prepare: (page) => page.locator('.collection-summary').click(),
    target: '.collection-form label:has([value="Paper"])',
    fetched: /\/shop\?filter/,
    effect: '[data-collection-list]:not(:has(> :nth-child(8)))',
    put: '[data-collection-list]',
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
    into: '[data-vitrine="form"]',
  },
]
