import {TRUSTED, WIDGET} from '../../src/contract/attributes.ts'
import type {Ahead, AheadClaims} from '../../src/contract/widget.ts'
import {CART_LINK, CART_PAGE, type CartMode, cartMode, goToCart} from '../../src/page/cart-place.ts'
import {isHandledElsewhere} from '../../src/page/is-handled-elsewhere.ts'
import {page} from '../../src/page/page.ts'

const ownElement = (name: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[${WIDGET}=${name}]${TRUSTED}`)

/** The page's own element of the widget, or a new one. */
const placeOf = (name: string): HTMLElement | undefined => ownElement(name) ?? page().open?.(name)

function load({claim, load: mount, isReleased}: AheadClaims, place: HTMLElement | undefined): void {
  if (!place || isReleased(place)) return
  // on a page that is still loading, it may not have had its turn
  claim(place)
  mount(place)
}

/** All files of the drawer in one round: they wait neither for the reply of an addition nor for one another. */
function fetchDrawer({entries, fetchAhead}: AheadClaims): void {
  const entry = entries.find(({name}) => name === 'cart-drawer')
  if (!entry || entry.module || page().off?.has(entry.name)) return
  const hasSlots = ownElement(entry.name)?.querySelector('template[data-slot]')
  // what fails here is requested again when the drawer is needed
  for (const coming of [entry.load(0), hasSlots && import('../../src/ui/slots/fill-slots.ts')])
    coming?.catch(() => {})
  if (entry.use) void fetchAhead(entry.use, 'high')
}

function followAdditions(claims: AheadClaims, mode: CartMode): void {
  document.addEventListener(
    'vitrine:item-added',
    () => {
      if (mode === 'page') goToCart()
      else if (mode !== 'none') load(claims, placeOf(`cart-${mode}`))
    },
    true,
  )
}

/**
 * The first click on the cart link loads the drawer, which handles that click and all later ones itself. If it cannot
 * be loaded, or the page has unmounted it, the link opens its page.
 */
function followLink(claims: AheadClaims): void {
  let awaited: HTMLElement | undefined
  let endWait = () => {}

  /** Clicks the link again once the drawer is mounted, or opens the cart page if it fails. */
  function repeat(link: HTMLElement, drawer: HTMLElement): void {
    // nothing tells that an earlier drawer is gone
    endWait()
    awaited = drawer
    const listening = new AbortController()
    const endBusy = page().showBusy?.(link)
    endWait = () => {
      listening.abort()
      endBusy?.()
      awaited = undefined
    }
    function goOn({type}: Event): void {
      endWait()
      if (type === 'vitrine:mounted') link.click()
      else goToCart()
    }
    for (const type of ['vitrine:mounted', 'vitrine:error']) drawer.addEventListener(type, goOn, listening)
  }

  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLElement>(CART_LINK)
    const known = ownElement('cart-drawer')
    if (!link || page().off?.has('cart-drawer') || /mounted|error/.test(`${known?.dataset.vitrineState}`))
      return
    if (claims.isReleased(known ?? link) || isHandledElsewhere(event) || document.querySelector(CART_PAGE))
      return
    event.preventDefault()
    const drawer = placeOf('cart-drawer')
    if (drawer && drawer !== awaited) repeat(link, drawer)
    fetchDrawer(claims)
    load(claims, drawer)
  })
}

/** What adding opens, and the cart link. */
export const ahead: Ahead = (claims) => {
  const mode = cartMode()
  followAdditions(claims, mode)
  if (mode !== 'drawer') return
  // once the call has left
  page().adding = () => void setTimeout(fetchDrawer, 0, claims)
  followLink(claims)
}
