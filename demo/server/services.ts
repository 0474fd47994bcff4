import {type Captchas, createCaptchas} from './captchas.ts'
import {type Carts, createCarts} from './cart/carts.ts'
import {type Checkouts, createCheckouts} from './cart/checkouts.ts'
import {createOrders, type Orders} from './cart/orders.ts'
import {createSubscriptions, type Subscriptions} from './cart/subscriptions.ts'
import {type Clock, createClock} from './clock.ts'
import type {Database} from './database.ts'
import {createSubmissions, type Submissions} from './forms/submissions.ts'
import {createRateLimit, type RateLimit} from './http/rate-limit.ts'
import {createMembers, type Members} from './members/members.ts'
import {createOwners, type Owners} from './owners.ts'
import {createRestock, type Restock} from './restock.ts'
import {createReceived, type Received} from './tracking/received.ts'

/** What the routes work with. */
export interface Services {
  database: Database
  clock: Clock
  carts: Carts
  orders: Orders
  checkouts: Checkouts
  subscriptions: Subscriptions
  restock: Restock
  captchas: Captchas
  submissions: Submissions
  members: Members
  /** Tries to log in, for each visitor. */
  logIns: RateLimit
  owners: Owners
  /** Tracking events. */
  received: Received
}

const LOG_INS_PER_MINUTE = 20

export function createServices(database: Database, systemClock: () => number): Services {
  const clock = createClock(systemClock)
  const captchas = createCaptchas(database, clock.now)
  return {
    database,
    clock,
    carts: createCarts(database, clock.now),
    orders: createOrders(database, clock.now),
    checkouts: createCheckouts(database, clock.now),
    subscriptions: createSubscriptions(database, clock.now),
    restock: createRestock(database, captchas, clock.now),
    captchas,
    submissions: createSubmissions(database, captchas, clock.now),
    members: createMembers(database, clock.now),
    logIns: createRateLimit(LOG_INS_PER_MINUTE),
    owners: createOwners(database, clock.now),
    received: createReceived(database, clock.now),
  }
}
