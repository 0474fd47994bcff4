import type {Database} from '../database.ts'
import {messages} from '../messages.ts'
import {Refusal} from '../refusal.ts'

/** Wrong passwords in a row after which an address is locked, and for how long. */
const TRIES = 5
const LOCK_MS = 15 * 60_000

/** Counts the try, unless the address is locked; what was counted long ago is forgotten. */
const TAKE = `
  INSERT INTO log_in_tries (email, count, at) VALUES (?1, 1, ?2)
  ON CONFLICT (email) DO UPDATE SET
    count = CASE WHEN at <= ?3 THEN 1 ELSE count + 1 END,
    at = CASE WHEN at > ?3 AND count >= ${TRIES} THEN at ELSE ?2 END
  RETURNING count, at`

/** Tries to log in, by address: one that belongs to nobody is locked as well, so that nobody learns which ones do. */
export function createTries(database: Database, now: () => number) {
  return {
    /** Counted before the password is looked at: tries side by side are counted, too. */
    take: async (email: string): Promise<void> => {
      const row = await database.first(TAKE, [email, now(), now() - LOCK_MS])
      if (Number(row?.count) <= TRIES) return
      const minutes = Math.ceil((Number(row?.at) + LOCK_MS - now()) / 60_000)
      throw new Refusal(423, messages.locked(minutes))
    },
    forget: async (email: string): Promise<void> => {
      await database.all('DELETE FROM log_in_tries WHERE email = ?', [email])
    },
  }
}
