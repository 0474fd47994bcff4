import type {SeedProduct} from '../seed/types.ts'
import {type Carts, createCarts} from './cart/carts.ts'
import {type Checkouts, createCheckouts} from './cart/checkouts.ts'
import {createHandovers, type Handovers} from './cart/handovers.ts'
import {createOrders, type Orders} from './cart/orders.ts'
import {createSubscriptions, type Subscriptions} from './cart/subscriptions.ts'
import {createRestock, type Restock} from './catalogue/restock.ts'
import {type Clock, createClock} from './clock.ts'
import {type Comments, createComments} from './comments/comments.ts'
import type {Database} from './database.ts'
import {type Captchas, createCaptchas} from './forms/captchas.ts'
import {createSubmissions, type Submissions} from './forms/submissions.ts'
import type {Limits} from './http/limits.ts'
import type {Seals} from './http/seals.ts'
import {createLists, type Lists} from './members/lists.ts'
import {createMembers, type Members} from './members/members.ts'
import {createOwners, type Owners} from './members/owners.ts'
import {createShares, type Shares} from './storage/shares.ts'
import {createReceived, type Received} from './tracking/received.ts'
import {createWithdrawals, type Withdrawals} from './withdrawals/withdrawals.ts'

/** The dependencies of the routes. */
export interface Services {
  database: Database
  clock: Clock
  carts: Carts
  orders: Orders
  checkouts: Checkouts
  handovers: Handovers
  subscriptions: Subscriptions
  restock: Restock
  captchas: Captchas
  submissions: Submissions
  members: Members
  lists: Lists
  limits: Limits
  seals: Seals
  owners: Owners
  /** Tracking events. */
  received: Received
  /** What visitors may store. */
  shares: Shares
  withdrawals: Withdrawals
  comments: Comments
  /** What the shop begins with, and has again after a reset. */
  products: readonly SeedProduct[]
}

export interface ServicesOptions {
  /** The system clock. */
  clock: () => number
  seals: Seals
  limits: Limits
  products: readonly SeedProduct[]
}

export function createServices(database: Database, options: ServicesOptions): Services {
  const {seals, limits, products} = options
  const clock = createClock(options.clock)
  const shares = createShares(database, clock.now, limits)
  const captchas = createCaptchas(database, clock.now, shares)
  return {
    database,
    clock,
    carts: createCarts(database, clock.now, shares),
    orders: createOrders(database, clock.now, shares),
    checkouts: createCheckouts(database, clock.now, shares),
    handovers: createHandovers(database, clock.now, shares),
    subscriptions: createSubscriptions(database, clock.now, shares),
    restock: createRestock(database, clock.now, {captchas, shares}),
    captchas,
    submissions: createSubmissions(database, clock.now, {captchas, shares}),
    members: createMembers(database, clock.now, shares),
    lists: createLists(database),
    limits,
    seals,
    owners: createOwners(database, clock.now),
    received: createReceived(database, clock.now, shares),
    shares,
    withdrawals: createWithdrawals(database, clock.now, shares),
    comments: createComments(database, clock.now, shares),
    products,
  }
}
