import {readCartId} from './cookies.ts'
import type {DemoContext} from './env.ts'
import {createRateLimit, type RateLimit} from './rate-limit.ts'

/** Seconds that a caller has to wait, or 0. */
type Wait = (c: DemoContext) => number

/** How often callers may do what. None is counted by what they make up themselves, but all by where they are. */
export interface Limits {
  /** What changes something: by network and by cart. */
  write: Wait
  /** What trackers send, which may not use up what a shopper may do: by network. */
  track: Wait
  /** What of events is kept: by network, for an hour. */
  eventCharacters: RateLimit
  /** Codes of gift cards, which could be guessed: by network and by cart. */
  code: Wait
  /** Tries to log in: by network; a known device, which is the network's only by chance, has its own. */
  logIn: (c: DemoContext, device: string | null) => number
  /** Forgets what was counted. */
  clear: () => void
}

/** One action of a visitor sends several events, and so does a page view. */
const EVENTS_PER_WRITE = 5
/** Of so many writes one may be a guess. */
const WRITES_PER_GUESS = 12

const HOUR = 60 * 60_000

const shareOf = (calls: number, parts: number): number => Math.max(1, Math.ceil(calls / parts))

/** `writesPerMinute` is what one network may write; one cart may take half of it, as others sit behind the same address. */
export function createLimits(writesPerMinute: number, eventCharactersPerHour: number): Limits {
  const guesses = shareOf(writesPerMinute, WRITES_PER_GUESS)
  const limits = {
    write: createRateLimit(writesPerMinute),
    cartWrite: createRateLimit(shareOf(writesPerMinute, 2)),
    track: createRateLimit(writesPerMinute * EVENTS_PER_WRITE),
    eventCharacters: createRateLimit(eventCharactersPerHour, {window: HOUR}),
    code: createRateLimit(guesses),
    cartCode: createRateLimit(shareOf(guesses, 2)),
    logIn: createRateLimit(guesses),
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
    eventCharacters: limits.eventCharacters,
    code: takeBoth(limits.code, limits.cartCode),
    logIn: (c, device) => limits.logIn.take(device ?? c.get('network')),
    clear: () => {
      for (const limit of Object.values(limits)) limit.clear()
    },
  }
}
