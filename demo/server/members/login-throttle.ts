import type {Database} from '../database.ts'
import {TooMany} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'

/** Wrong passwords in a row after which a member's address is locked for where they came from, and for how long. */
const TRIES = 5
const LOCK_MS = 15 * 60_000
/** Wrong passwords of one network, for whatever address, after which each further one doubles the wait from a second on. */
const FREE_TRIES = 10
const LONGEST_WAIT_MS = LOCK_MS
/** Quiet after which nothing is held against anyone. */
const FORGOTTEN_MS = 60 * 60_000

/** Where a try comes from. */
export interface Source {
  /** The device, else the network. */
  name: string
  /** Whether this device has logged in as that member before: then nobody else's tries stand in its way. */
  isKnown: boolean
}

/** Counts the try, unless the address is locked; what was counted long ago is forgotten. */
const TAKE = `
  INSERT INTO log_in_tries (email, source, count, at) VALUES (?1, ?2, 1, ?3)
  ON CONFLICT (email, source) DO UPDATE SET
    count = CASE WHEN at <= ?4 THEN 1 ELSE count + 1 END,
    at = CASE WHEN at > ?4 AND count >= ${TRIES} THEN at ELSE ?3 END
  RETURNING count, at`

/** Milliseconds that a network waits after its last try. */
const WAIT = `CASE WHEN count <= ${FREE_TRIES} THEN 0
  ELSE min(${LONGEST_WAIT_MS}, 1000 << min(count - ${FREE_TRIES + 1}, 20)) END`

/** The tries of a network under whatever address: a row of no address. Returns nothing while it has to wait. */
const TAKE_ANY = `
  INSERT INTO log_in_tries (email, source, count, at) VALUES ('', ?1, 1, ?2)
  ON CONFLICT (email, source) DO UPDATE SET count = count + 1, at = ?2 WHERE at + ${WAIT} <= ?2
  RETURNING count`

/**
 * Tries to log in, by address and by where they come from: who guesses at a member's password locks nobody out but
 * themselves. An address that belongs to nobody is treated alike, so that nobody learns which ones do.
 */
export function createTries(database: Database, now: () => number) {
  async function takeAny({name}: Source): Promise<void> {
    if (await database.first(TAKE_ANY, [name, now()])) return
    const row = await database.first(
      `SELECT at + ${WAIT} AS free FROM log_in_tries WHERE email = '' AND source = ?`,
      [name],
    )
    throw new TooMany(Math.max(1, Math.ceil((Number(row?.free) - now()) / 1000)))
  }

  return {
    /** Counted before the password is looked at: tries side by side are counted, too. */
    take: async (email: string, source: Source): Promise<void> => {
      await database.all('DELETE FROM log_in_tries WHERE at <= ?', [now() - FORGOTTEN_MS])
      if (!source.isKnown) await takeAny(source)
      const row = await database.first(TAKE, [email, source.name, now(), now() - LOCK_MS])
      if (Number(row?.count) <= TRIES) return
      const seconds = Math.ceil((Number(row?.at) + LOCK_MS - now()) / 1000)
      throw new TooMany(seconds, messages.locked(Math.ceil(seconds / 60)), 423)
    },
    /** The right password came: what led to it is forgotten, what was tried under other addresses is not. */
    forget: async (email: string, {name, isKnown}: Source): Promise<void> => {
      await database.all('DELETE FROM log_in_tries WHERE email = ? AND source = ?', [email, name])
      if (!isKnown)
        await database.all("UPDATE log_in_tries SET count = count - 1 WHERE email = '' AND source = ?", [
          name,
        ])
    },
  }
}
