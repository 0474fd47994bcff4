import {type Carts, createCarts} from './cart/carts.ts'
import {createSubscriptions, type Subscriptions} from './cart/subscriptions.ts'
import {type Clock, createClock} from './clock.ts'
import type {Database} from './database.ts'

/** What the routes work with. */
export interface Services {
  database: Database
  clock: Clock
  carts: Carts
  subscriptions: Subscriptions
}

export function createServices(database: Database, systemClock: () => number): Services {
  const clock = createClock(systemClock)
  return {
    database,
    clock,
    carts: createCarts(database, clock.now),
    subscriptions: createSubscriptions(database, clock.now),
  }
}
