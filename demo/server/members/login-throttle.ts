import type {Database} from '../database.ts'
import {RetryLater} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'

/** Consecutive wrong passwords after which an address is locked for their source, and for how long. */
const TRIES = 5
const LOCK_MS = 15 * 60_000
/** Wrong passwords of one network, for any address, before each further one doubles the wait, starting at one second. */
const FREE_TRIES = 10
const LONGEST_WAIT_MS = LOCK_MS
/** Attempts older than this are deleted. */
const FORGOTTEN_MS = 60 * 60_000

/** The source of an attempt. */
export interface Source {
  /** The device, otherwise the network. */
  name: string
  /** Whether this device has logged in as that member before: then only its own attempts count. */
  isKnown: boolean
}

/** Counts the attempt, unless the address is locked; after the lock the count restarts. */
const TAKE = `
  INSERT INTO log_in_tries (email, source, count, at) VALUES (?1, ?2, 1, ?3)
  ON CONFLICT (email, source) DO UPDATE SET
    count = CASE WHEN at <= ?4 THEN 1 ELSE count + 1 END,
    at = CASE WHEN at > ?4 AND count >= ${TRIES} THEN at ELSE ?3 END
  RETURNING count, at`

/** Milliseconds that a network waits after its last attempt. */
const WAIT = `CASE WHEN count <= ${FREE_TRIES} THEN 0
  ELSE min(${LONGEST_WAIT_MS}, 1000 << min(count - ${FREE_TRIES + 1}, 20)) END`

/** The attempts of a network for any address, stored with an empty address. Returns nothing while the network must wait. */
const TAKE_ANY = `
  INSERT INTO log_in_tries (email, source, count, at) VALUES ('', ?1, 1, ?2)
  ON CONFLICT (email, source) DO UPDATE SET count = count + 1, at = ?2 WHERE at + ${WAIT} <= ?2
  RETURNING count`

/**
 * Limits log-ins by address and by source, so that someone who guesses a member's password locks out only themselves.
 * Unknown addresses are treated the same, so that the answer does not reveal which ones exist.
 */
export function createLoginThrottle(database: Database, now: () => number) {
  async function takeAny({name}: Source): Promise<void> {
    if (await database.first(TAKE_ANY, [name, now()])) return
    const row = await database.first(
      `SELECT at + ${WAIT} AS free FROM log_in_tries WHERE email = '' AND source = ?`,
      [name],
    )
    throw new RetryLater(Math.max(1, Math.ceil((Number(row?.free) - now()) / 1000)))
  }

  return {
    /** Called before the password is checked, so that concurrent attempts count. */
    take: async (email: string, source: Source): Promise<void> => {
      await database.all('DELETE FROM log_in_tries WHERE at <= ?', [now() - FORGOTTEN_MS])
      if (!source.isKnown) await takeAny(source)
      const row = await database.first(TAKE, [email, source.name, now(), now() - LOCK_MS])
      if (Number(row?.count) <= TRIES) return
      const seconds = Math.ceil((Number(row?.at) + LOCK_MS - now()) / 1000)
      throw new RetryLater(seconds, messages.locked(Math.ceil(seconds / 60)), 423)
    },
    /** Called after the right password: forgets the attempts for this address, but not those for others. */
    forget: async (email: string, {name, isKnown}: Source): Promise<void> => {
      await database.all('DELETE FROM log_in_tries WHERE email = ? AND source = ?', [email, name])
      if (!isKnown)
        await database.all("UPDATE log_in_tries SET count = count - 1 WHERE email = '' AND source = ?", [
          name,
        ])
    },
  }
}
