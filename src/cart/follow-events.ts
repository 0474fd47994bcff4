import {isHandledElsewhere} from '../page/is-handled-elsewhere.ts'
import {keepFromHost} from '../ui/form/at-host.ts'
import type {Lazy} from '../widget/lazy.ts'
import type {CartHost, ShownCart} from './cart.ts'
import type * as changing from './commands.ts'
import {hasRemovals} from './kept-removals.ts'
import {readTask, runTask} from './tasks.ts'

const EVENTS = ['click', 'change', 'submit', 'keydown'] as const

/** Already handled, or a click that belongs to the browser. */
const isOthers = (event: Event): boolean =>
  event instanceof MouseEvent ? isHandledElsewhere(event) : event.defaultPrevented

/** Handles what visitors do to the cart. Returns the code for it, which loads with the first use. */
export function followEvents(cart: ShownCart, lazy: CartHost['lazy']): Lazy<typeof changing> {
  const changes = lazy(() => import('./commands.ts'))
  for (const type of EVENTS)
    cart.root.addEventListener(
      type,
      (event) => {
        const task = isOthers(event) ? null : readTask(cart, event)
        if (!task) return
        event.preventDefault()
        if (type === 'submit') keepFromHost(event)
        runTask({cart, changes}, task, event)
      },
      {signal: cart.signal},
    )
  if (hasRemovals()) void changes.run(({offerAgain}) => offerAgain(cart))
  return changes
}
