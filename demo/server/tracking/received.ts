import type {Database} from '../database.ts'
import type {RateLimit} from '../http/rate-limit.ts'
import {TooMany} from '../http/refusal.ts'

/** One event as a tracker sent it. */
export interface SentEvent {
  channel: 'older' | 'newer' | 'census' | 'errors'
  /** The name of the event, of its schema, or of the call. */
  name: string
  headers: Record<string, string>
  /** The fields as received. */
  body: unknown
  /** The event's data, read from the field that contains it. */
  data: Record<string, unknown>
  /** The network of the sender, as rate limits count it. */
  network: string
}

export interface Retention {
  /** Characters of events that one network may store per hour. */
  share: RateLimit
  /** Characters of stored events; the oldest are deleted first. */
  most: number
}

/** How long an event is kept. */
const KEPT_MS = 30 * 24 * 60 * 60_000
/** How often the total is checked: each time this fraction of the limit has arrived. */
const LOOKS = 64

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** A repeated id is not a new event: it increases the number of transmissions. */
const KEEP = `
  INSERT INTO events (name, channel, headers, body, data, event_id, action, created, size)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (channel, event_id) DO UPDATE SET times = times + 1`

/** `name` also matches the action of an event: `AddToCart` of `CommerceShopping`. */
const LIST = 'SELECT * FROM events WHERE ?1 IS NULL OR name = ?1 OR action = ?1 ORDER BY id'

/** Deletes old events, and those beyond the limit. */
const DROP = `
  DELETE FROM events WHERE created <= ?1 OR id IN (
    SELECT id FROM (SELECT id, sum(size) OVER (ORDER BY created DESC, id DESC) AS held FROM events) WHERE held > ?2
  )`

const parsed = (value: unknown): unknown => JSON.parse(String(value))

/** Every received tracking event; each id once per channel. */
export function createReceived(database: Database, now: () => number, {share, most}: Retention) {
  let unseen = Number.POSITIVE_INFINITY
  async function dropSome(size: number): Promise<void> {
    unseen += size
    if (unseen < most / LOOKS) return
    unseen = 0
    await database.all(DROP, [now() - KEPT_MS, most])
  }

  return {
    keep: async ({name, channel, headers, body, data, network}: SentEvent): Promise<void> => {
      const texts = [headers, body, data].map((value) => JSON.stringify(value))
      const size = texts.join('').length
      const wait = share.take(network, size)
      if (wait) throw new TooMany(wait)
      const marks = [textOf(data.event_id), textOf(data.action)]
      await database.all(KEEP, [name, channel, ...texts, ...marks, now(), size])
      await dropSome(size)
    },
    /** In the order of their first arrival. */
    list: async (name: string | null) =>
      (await database.all(LIST, [name])).map((row) => ({
        name: row.name,
        channel: row.channel,
        headers: parsed(row.headers),
        body: parsed(row.body),
        data: parsed(row.data),
        event_id: row.event_id,
        times: row.times,
        received: row.created,
      })),
  }
}

export type Received = ReturnType<typeof createReceived>
