import {ROLES} from '../../../src/model/account.ts'
import type {Database} from '../database.ts'
import {Refusal} from '../http/refusal.ts'

export type Role = keyof typeof ROLES

export const isRole = (role: unknown): role is Role => typeof role === 'string' && Object.hasOwn(ROLES, role)

/** The role that counts as an owner of the site (docs/decisions/demo-shop.md). */
const OWNER: Role = 'admin'

/** Sessions of the site's own account, as opposed to its members. */
export function createOwners(database: Database, now: () => number) {
  /** The number of the session's role; null without one. */
  async function readRole(token: string | undefined): Promise<number | null> {
    const session =
      token && (await database.first('SELECT role FROM owner_sessions WHERE token = ?', [token]))
    return session ? Number(session.role) : null
  }

  return {
    /** Starts a session and returns its token. */
    logIn: async (role: Role): Promise<string> => {
      const token = crypto.randomUUID()
      await database.all('INSERT INTO owner_sessions (token, role, created) VALUES (?, ?, ?)', [
        token,
        ROLES[role],
        now(),
      ])
      return token
    },
    logOut: async (token: string): Promise<void> => {
      await database.all('DELETE FROM owner_sessions WHERE token = ?', [token])
    },
    readRole,
    /** Throws unless the session belongs to an owner. */
    require: async (token: string | undefined): Promise<void> => {
      const role = await readRole(token)
      if (role === null) throw new Refusal(401, "Log in to the site's account first.")
      if (role !== ROLES[OWNER]) throw new Refusal(403, 'Only an owner of the site may do this.')
    },
  }
}

export type Owners = ReturnType<typeof createOwners>
