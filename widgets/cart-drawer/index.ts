import './cart-drawer.css'
import {CART_LINK, CART_PAGE, cartMode} from '../../src/page/cart-place.ts'
import {emit} from '../../src/page/emit.ts'
import {isHandledElsewhere} from '../../src/page/is-handled-elsewhere.ts'
import {store} from '../../src/page/store/store.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {type Drawer, openDrawer} from './parts/open.ts'
import {definition} from './widget.ts'

/** Milliseconds after an addition within which a drawer that has just loaded still opens for it. */
const RECENT = 3000

/** A drawer with the cart, which an addition and the cart link open (`data-cart="drawer"` on the loader's tag). */
export const mount = enhance(definition, (widget) => {
  const {element, signal} = widget
  let drawer: Drawer | undefined

  /** Not every browser focuses a clicked link. */
  function open(reason: 'added' | 'link', link?: Element): void {
    if (cartMode() !== 'drawer' || document.querySelector(CART_PAGE)) return
    const isNew = !drawer
    drawer ??= openDrawer(widget, link, () => {
      drawer = undefined
    })
    if (reason === 'added') drawer.showAdded()
    if (isNew) emit('cart-open', {cart: store.getState().cart, reason}, element)
  }

  const {lastAdded} = store.getState()
  let at = lastAdded && Date.now() - lastAdded.at < RECENT ? 0 : lastAdded?.at
  widget.followStore(
    (state) => state.lastAdded,
    (added) => {
      if (!added || added.at === at) return undefined
      at = added.at
      open('added')
      return undefined
    },
  )
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest(CART_LINK)
      if (!link || isHandledElsewhere(event) || cartMode() !== 'drawer' || document.querySelector(CART_PAGE))
        return
      event.preventDefault()
      open('link', link)
    },
    {signal},
  )
  signal.addEventListener('abort', () => drawer?.close())
})
