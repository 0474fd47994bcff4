import {mount, ready, type Vitrine} from 'vitrine'

/**
 * What the types of the package accept, and what they refuse: an error that no longer comes fails this check. Compiled
 * against the built types, never run.
 */

declare module 'vitrine' {
  interface EventDetails {
    'my-event': {count: number}
  }
}

const vitrine: Vitrine = await ready()
vitrine.on('item-added', ({detail}) => detail.cart.entries.length)
vitrine.on('my-event', ({detail}) => detail.count.toFixed())
addEventListener('vitrine:cart-change', ({detail}) => detail.previous?.entries.length)
await mount(document)

// @ts-expect-error no such event
vitrine.on('item-add', () => {})
// @ts-expect-error the event has no such field
vitrine.on('item-added', ({detail}) => detail.amount)
// @ts-expect-error the cart may be unknown
vitrine.on('cart-change', ({detail}) => detail.cart.entries)
// @ts-expect-error an addition names its item
vitrine.cart.add({quantity: 1})
// @ts-expect-error a quantity is a number
vitrine.cart.update('line', '2')
// @ts-expect-error a purpose that does not exist
vitrine.consent.set({advertising: true})
// @ts-expect-error the state is read-only
vitrine.store.getState().cart = null
// @ts-expect-error texts are texts
vitrine.strings({'cart-popover.viewCart': 1})
// @ts-expect-error the version is read-only
vitrine.version = '2'
// @ts-expect-error an element, no selector
await mount('#shop')
// @ts-expect-error before the loader has run it is a queue, and it may be missing
window.Vitrine.mount()
