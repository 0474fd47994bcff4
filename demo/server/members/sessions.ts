import {createHash, randomBytes} from 'node:crypto'
import type {Database} from '../database.ts'

/** How long a member stays logged in. */
const SESSION_MS = 12 * 60 * 60_000
export const REMEMBERED_MS = 30 * 24 * 60 * 60_000

export interface Member {
  id: string
  email: string
  name: string
}

/** A log-in, with the token that the member's writes must contain. */
export interface Session {
  member: Member
  xsrfToken: string
}

/** A new session: its secret is only in the visitor's cookie. */
export interface NewSession extends Session {
  secret: string
  isRemembered: boolean
}

/** Stored as a hash, so that access to the database is not enough to log in. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

const newToken = (): string => randomBytes(24).toString('base64url')

const FIND = `
  SELECT members.id, email, name, xsrf_token FROM sessions JOIN members ON members.id = member_id
  WHERE sessions.id = ? AND expires > ?`

export function createSessions(database: Database, now: () => number) {
  return {
    begin: async (member: Member, isRemembered: boolean): Promise<NewSession> => {
      const [secret, xsrfToken] = [newToken(), newToken()]
      const expires = now() + (isRemembered ? REMEMBERED_MS : SESSION_MS)
      await database.all('DELETE FROM sessions WHERE expires <= ?', [now()])
      await database.all('INSERT INTO sessions (id, member_id, xsrf_token, expires) VALUES (?, ?, ?, ?)', [
        hashOf(secret),
        member.id,
        xsrfToken,
        expires,
      ])
      return {member, xsrfToken, secret, isRemembered}
    },
    find: async (secret: string): Promise<Session | null> => {
      const row = await database.first(FIND, [hashOf(secret), now()])
      if (!row) return null
      const member = {id: String(row.id), email: String(row.email), name: String(row.name)}
      return {member, xsrfToken: String(row.xsrf_token)}
    },
    end: async (secret: string): Promise<void> => {
      await database.all('DELETE FROM sessions WHERE id = ?', [hashOf(secret)])
    },
  }
}
