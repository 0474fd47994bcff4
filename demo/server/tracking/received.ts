import {createCounter} from '../../../build/publish/watch/counts.ts'
import {asRecord} from '../../../src/lib/as-record.ts'
import type {Database} from '../database.ts'
import {bytesOf, type Shares} from '../storage/shares.ts'

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

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** A repeated id is not a new event: it increases the number of transmissions. */
const KEEP = `
  INSERT INTO events (name, channel, headers, body, data, event_id, action, created, size)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (channel, event_id) DO UPDATE SET times = times + 1`

/** `name` also matches the action of an event: `AddToCart` of `CommerceShopping`. */
const LIST = 'SELECT * FROM events WHERE ?1 IS NULL OR name = ?1 OR action = ?1 ORDER BY id'

const FIELD_DATA = "SELECT data FROM events WHERE name = 'field-data' AND created >= ?"

const parsed = (value: unknown): unknown => JSON.parse(String(value))

/** Every received tracking event; each id once per channel. */
export function createReceived(database: Database, now: () => number, shares: Shares) {
  return {
    keep: async ({name, channel, headers, body, data, network}: SentEvent): Promise<void> => {
      const texts = [headers, body, data].map((value) => JSON.stringify(value))
      const marks = [textOf(data.event_id), textOf(data.action)]
      // the index has a copy of the marks
      const stored = [name, ...texts, ...marks, ...marks].filter((text) => text !== null)
      shares.take('events', network, ...stored)
      await database.all(KEEP, [name, channel, ...texts, ...marks, now(), bytesOf(stored)])
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
    /** Field data received since then, by release and engine, as `npm run release:watch` reads it. */
    async fieldData(since: number) {
      const counter = createCounter()
      for (const {data} of await database.all(FIELD_DATA, [since])) counter.add(asRecord(parsed(data)))
      return Object.fromEntries(counter.releases)
    },
  }
}

export type Received = ReturnType<typeof createReceived>
