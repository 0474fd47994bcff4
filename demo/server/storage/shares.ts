import type {Database} from '../database.ts'
import type {RateLimit} from '../http/rate-limit.ts'
import {RetryLater} from '../http/refusal.ts'
import {HOUR, KINDS, type Kind, QUOTAS, type Quota} from './quotas.ts'

export interface Shares {
  /** Counts a row with its texts; throws if the network has used up its share. */
  take: (kind: Kind, network: string, ...texts: string[]) => void
  /** The same for rows of a known size. */
  takeBytes: (kind: Kind, network: string, bytes: number) => void
  /** Deletes what is too old or too much, where that is due: after an hour, or after much was stored. */
  sweep: () => Promise<void>
  /** Stores what each network has used up, so that a restart gives no network a whole share again. */
  save: () => Promise<void>
  restore: () => Promise<void>
}

interface Limits {
  /** Counts bytes against a network's share; returns the seconds to wait if there is no room. */
  store: (kind: Kind, network: string, bytes: number) => number
  stored: Pick<RateLimit, 'list' | 'restore'>
}

/** Rows are deleted again after this part of the total has been stored. */
const LOOKS = 64

const sum = (numbers: readonly number[]): number => numbers.reduce((one, other) => one + other, 0)

export const bytesOf = (texts: readonly string[]): number => sum(texts.map((text) => Buffer.byteLength(text)))

/** Deletes rows that are too old, and the oldest of those beyond the total. */
const dropFrom = ({table, size, at, row}: Quota): string => `
  DELETE FROM ${table} WHERE ${at} <= ?1 OR rowid IN (
    SELECT rowid FROM (
      SELECT rowid, sum(${size} + ${row}) OVER (ORDER BY ${at} DESC, rowid DESC) AS held FROM ${table}
    ) WHERE held > ?2
  )`

/** What visitors may store: by network and hour, in all, and for how long. */
export function createShares(
  database: Database,
  now: () => number,
  {store, stored: counts}: Limits,
  quotas: Readonly<Record<Kind, Quota>> = QUOTAS,
): Shares {
  const stored = new Map<Kind, number>()
  let sweptAt = Number.NEGATIVE_INFINITY

  function takeBytes(kind: Kind, network: string, bytes: number): void {
    const wait = store(kind, network, bytes)
    if (wait) throw new RetryLater(wait)
    stored.set(kind, (stored.get(kind) ?? 0) + bytes)
  }

  function findDue(): readonly Kind[] {
    // the time of the demo can be set, also back
    if (Math.abs(now() - sweptAt) >= HOUR) return KINDS
    return KINDS.filter((kind) => (stored.get(kind) ?? 0) >= quotas[kind].total / LOOKS)
  }

  /** The time at which each share is whole again. */
  async function save(): Promise<void> {
    const until = counts.list().map(([key, ms]) => [key, Date.now() + ms])
    await database.all("INSERT OR REPLACE INTO settings (key, value) VALUES ('shares', ?)", [
      JSON.stringify(until),
    ])
  }

  return {
    save,
    async restore() {
      const row = await database.first("SELECT value FROM settings WHERE key = 'shares'")
      const until: [string, number][] = JSON.parse(String(row?.value ?? '[]'))
      counts.restore(until.map(([key, at]) => [key, Math.max(0, at - Date.now())]))
    },
    take: (kind, network, ...texts) => takeBytes(kind, network, quotas[kind].row + bytesOf(texts)),
    takeBytes,
    async sweep() {
      const due = findDue()
      if (due === KINDS) sweptAt = now()
      for (const kind of due) {
        stored.set(kind, 0)
        const {kept, total} = quotas[kind]
        await database.all(dropFrom(quotas[kind]), [now() - kept, total])
      }
      if (due.length) await save()
    },
  }
}
