import {type Carts, createCarts} from './cart/carts.ts'
import {type Checkouts, createCheckouts} from './cart/checkouts.ts'
import {createOrders, type Orders} from './cart/orders.ts'
import {createSubscriptions, type Subscriptions} from './cart/subscriptions.ts'
import {createRestock, type Restock} from './catalogue/restock.ts'
import {type Clock, createClock} from './clock.ts'
import type {Database} from './database.ts'
import {type Captchas, createCaptchas} from './forms/captchas.ts'
import {createSubmissions, type Submissions} from './forms/submissions.ts'
import type {Limits} from './http/limits.ts'
import type {Seals} from './http/seals.ts'
import {createMembers, type Members} from './members/members.ts'
import {createOwners, type Owners} from './members/owners.ts'
import {createReceived, type Received} from './tracking/received.ts'

/** The dependencies of the routes. */
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
  limits: Limits
  seals: Seals
  owners: Owners
  /** Tracking events. */
  received: Received
}

export interface ServicesOptions {
  /** The system clock. */
  clock: () => number
  seals: Seals
  limits: Limits
}

/** Characters of events that the database keeps: some 100,000 events. */
const MOST_EVENT_CHARACTERS = 128_000_000

export function createServices(database: Database, options: ServicesOptions): Services {
  const {seals, limits} = options
  const clock = createClock(options.clock)
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
    limits,
    seals,
    owners: createOwners(database, clock.now),
    received: createReceived(database, clock.now, {
      share: limits.eventCharacters,
      most: MOST_EVENT_CHARACTERS,
    }),
  }
}
