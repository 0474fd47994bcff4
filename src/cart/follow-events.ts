import {keepFromHost} from '../page/at-host.ts'
import {isTaken} from '../page/is-taken.ts'
import type {Lazy} from '../widget/lazy.ts'
import type {CartHost, CartPage} from './cart.ts'
import type * as changing from './changes.ts'
import {hasRemovals} from './kept-removals.ts'
import {readTask, runTask} from './tasks.ts'

const EVENTS = ['click', 'change', 'submit', 'keydown'] as const

/** Already handled, or a click that belongs to the browser. */
const isOthers = (event: Event): boolean =>
  event instanceof MouseEvent ? isTaken(event) : event.defaultPrevented

/** Handles what visitors do to the cart. Returns the code for it, which loads with the first use. */
export function followEvents(page: CartPage, lazy: CartHost['lazy']): Lazy<typeof changing> {
  const changes = lazy(() => import(/* usual */ './changes.ts'))
  for (const type of EVENTS)
    page.root.addEventListener(
      type,
      (event) => {
        const task = isOthers(event) ? null : readTask(page, event)
        if (!task) return
        event.preventDefault()
        if (type === 'submit') keepFromHost(event)
        runTask({page, changes}, task, event)
      },
      {signal: page.signal},
    )
  if (hasRemovals()) void changes.run(({offerAgain}) => offerAgain(page))
  return changes
}
