import {isEmail} from '../../../src/model/email.ts'
import {bytesOfCart, cloneCart, holdsAnything, renewCart} from '../cart/clone.ts'
import type {Database} from '../database.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import type {Shares} from '../storage/shares.ts'
import {createLoginThrottle, type Source} from './login-throttle.ts'
import {isPassword} from './passwords.ts'
import {createSessions, type NewSession} from './sessions.ts'

export interface Credentials {
  /** As `spellEmail` writes it. */
  email: string
  password: string
  rememberMe: boolean
}

/** The canonical form of an address, for comparisons. */
export const spellEmail = (email: string): string => email.trim().toLowerCase()

/** The hash of a random password: checking an unknown address takes as long as checking a known one. */
const UNKNOWN = 'AaVmrJAyiEbNceMWXoMGpQ:Th66QP2fVhNYGyuj46ZLyT2DyIZ426SnTMJr_3W9kJA'

/** Longest accepted password: hashing a long one would block the server. */
const LONGEST_PASSWORD = 1000

function check({email, password}: Credentials): void {
  const problems = {
    ...(email ? !isEmail(email) && {email: messages.email} : {email: messages.required}),
    ...(!password && {password: messages.required}),
    ...(password.length > LONGEST_PASSWORD && {password: messages.tooLong}),
  }
  if (Object.keys(problems).length) throw new Refusal(400, messages.invalidFields, problems)
}

/** The members of the site. */
export function createMembers(database: Database, now: () => number, shares: Shares) {
  const sessions = createSessions(database, now)
  const throttle = createLoginThrottle(database, now)

  async function findBy({email, password}: Credentials) {
    const row = await database.first('SELECT * FROM members WHERE email = ?', [email])
    const isRight = await isPassword(password, String(row?.password ?? UNKNOWN))
    if (!row || !isRight) throw new Refusal(401, messages.wrongPassword)
    return {id: String(row.id), email: String(row.email), name: String(row.name)}
  }

  /**
   * The cart of a member after logging in: the one from before the log-in, under a new id, otherwise the member's last
   * one.
   */
  const takeCart = (memberId: string, cartId: string | null): Promise<string | null> =>
    database.write(async (queries) => {
      const row = await queries.first(
        'SELECT cart_id FROM members WHERE id = ? AND cart_id IN (SELECT id FROM carts)',
        [memberId],
      )
      const left = row ? String(row.cart_id) : null
      const isTaken = cartId && cartId !== left && ((await holdsAnything(queries, cartId)) || !left)
      const own = isTaken ? await renewCart(queries, cartId) : left
      await queries.all('UPDATE members SET cart_id = ? WHERE id = ?', [own, memberId])
      return own
    })

  return {
    find: sessions.find,
    logIn: async (
      credentials: Credentials,
      {cartId, source, network}: {cartId: string | null; source: Source; network: string},
    ): Promise<{session: NewSession; cartId: string | null}> => {
      check(credentials)
      shares.take('attempts', network)
      await throttle.take(credentials.email, source)
      const member = await findBy(credentials)
      shares.take('sessions', network)
      await throttle.forget(credentials.email, source)
      return {
        session: await sessions.begin(member, credentials.rememberMe),
        cartId: await takeCart(member.id, cartId),
      }
    },
    logOut: sessions.end,
    /** A copy for the visitor after a log-out: changes to it do not affect the member. */
    cloneCart: (
      cartId: string,
      {visitor, network}: {visitor: string; network: string},
    ): Promise<string | null> =>
      database.write(async (queries) => {
        shares.takeBytes('carts', network, await bytesOfCart(queries, cartId))
        return cloneCart(queries, cartId, {visitor, now: now()})
      }),
    setLocale: async (memberId: string, language: string): Promise<void> => {
      await database.all('UPDATE members SET locale = ? WHERE id = ?', [language, memberId])
    },
  }
}

export type Members = ReturnType<typeof createMembers>
