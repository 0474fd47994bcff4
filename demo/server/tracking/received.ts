import type {Database} from '../database.ts'

/** One event as a tracker sent it. */
export interface SentEvent {
  channel: 'older' | 'newer' | 'census' | 'errors'
  /** Of the event, of its schema, or of the call. */
  name: string
  headers: Record<string, string>
  /** The fields as they came. */
  body: unknown
  /** What the event tells, read from the field that carries it. */
  data: Record<string, unknown>
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value ? value : null)

/** An id that comes again is not another event: it raises the number of times that it was on the wire. */
const KEEP = `
  INSERT INTO events (name, channel, headers, body, data, event_id, action, created)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (channel, event_id) DO UPDATE SET times = times + 1`

/** `name` is also the action of an event that has one: `AddToCart` of `CommerceShopping`. */
const LIST = 'SELECT * FROM events WHERE ?1 IS NULL OR name = ?1 OR action = ?1 ORDER BY id'

const parsed = (value: unknown): unknown => JSON.parse(String(value))

/** Every tracking event that came in, each id once for its channel. */
export const createReceived = (database: Database, now: () => number) => ({
  keep: async ({name, channel, headers, body, data}: SentEvent): Promise<void> => {
    const texts = [name, channel, ...[headers, body, data].map((value) => JSON.stringify(value))]
    await database.all(KEEP, [...texts, textOf(data.event_id), textOf(data.action), now()])
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
})

export type Received = ReturnType<typeof createReceived>
