import {HOUR, type Kind, QUOTAS} from '../storage/quotas.ts'
import {readCartId} from './cookies.ts'
import type {DemoContext} from './env.ts'
import {createRateLimit, type RateLimit} from './rate-limit.ts'

/** Seconds that a caller must wait, or 0. */
type Wait = (c: DemoContext) => number

/** Rate limits. Each counts the caller's location, never an id that callers can invent. */
export interface Limits {
  /** Writes: by network and by cart. */
  write: Wait
  /** Tracking calls, separate from a shopper's writes: by network. */
  track: Wait
  /** Stored bytes of one kind: by network and hour. */
  store: (kind: Kind, network: string, bytes: number) => number
  /** The counts of stored bytes, which outlast a restart. */
  stored: Pick<RateLimit, 'list' | 'restore'>
  /** Gift card codes, which could be guessed: by network and by cart. */
  code: Wait
  /** Log-in attempts: by network. A known device has its own limit, because it shares its network only by chance. */
  logIn: (c: DemoContext, device: string | null) => number
  /** Resets all limits. */
  clear: () => void
}

/** One action or page view of a visitor sends several events. */
const EVENTS_PER_WRITE = 5
/** Of this many writes, one may be a guess. */
const WRITES_PER_GUESS = 12

const shareOf = (calls: number, parts: number): number => Math.max(1, Math.ceil(calls / parts))

/** Bytes that a network may store in an hour, by kind. */
export type StoredPerHour = Partial<Record<Kind, number>>

/** The shares are enough for this many writes a minute; they grow with a higher limit. */
export const WRITES_PER_MINUTE = 480

/** `writesPerMinute` is the limit of a network. One cart may use half of it, because other visitors share its address. */
export function createLimits(writesPerMinute: number, storedPerHour: StoredPerHour = {}): Limits {
  const growth = Math.max(1, writesPerMinute / WRITES_PER_MINUTE)
  const perHour = (kind: Kind) => storedPerHour[kind] ?? growth * QUOTAS[kind].hour
  const guesses = shareOf(writesPerMinute, WRITES_PER_GUESS)
  const limits = {
    write: createRateLimit(writesPerMinute),
    cartWrite: createRateLimit(shareOf(writesPerMinute, 2)),
    track: createRateLimit(writesPerMinute * EVENTS_PER_WRITE),
    code: createRateLimit(guesses),
    cartCode: createRateLimit(shareOf(guesses, 2)),
    logIn: createRateLimit(guesses),
    // shares: each kind has its own size
    store: createRateLimit(1, {window: HOUR}),
  }
  const takeBoth =
    (ofNetwork: RateLimit, ofCart: RateLimit): Wait =>
    (c) => {
      const cartId = readCartId(c)
      return ofNetwork.take(c.get('network')) || (cartId ? ofCart.take(cartId) : 0)
    }
  return {
    write: takeBoth(limits.write, limits.cartWrite),
    track: (c) => limits.track.take(c.get('network')),
    store: (kind, network, bytes) => limits.store.take(`${kind} ${network}`, bytes / perHour(kind)),
    stored: limits.store,
    code: takeBoth(limits.code, limits.cartCode),
    logIn: (c, device) => limits.logIn.take(device ?? c.get('network')),
    clear: () => {
      for (const limit of Object.values(limits)) limit.clear()
    },
  }
}
