import {createHmac, randomBytes} from 'node:crypto'
import {readPath} from '../../../src/lib/read-path.ts'
import type {Item} from './catalogue.ts'

export const ADDRESS = {
  first_name: '',
  last_name: '',
  company: '',
  address_1: '',
  address_2: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  phone: '',
}

export interface Line {
  key: string
  item: Item
  quantity: number
}

/** What the shop has of a visitor. */
export interface Session {
  id: string
  lines: Line[]
  coupons: string[]
  address: typeof ADDRESS
  /** The way of shipping that was chosen. */
  rate: string
  /** The session that it was made from, by a token in the address. */
  from: string | null
  /** Epoch seconds: two days after the last change. Reads renew the token, and not the session. */
  expires: number
}

const HOURS_48 = 48 * 60 * 60

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * The sessions of one site, and what visitors prove theirs by. Before visitors give an address, theirs is `home`: that of
 * the shop, or none, as *Default customer location* says.
 */
export function createSessions(home: Partial<typeof ADDRESS>) {
  const address = {...ADDRESS, ...home}
  const sessions = new Map<string, Session>()
  const nonces = new Set<string>()
  let secret = randomBytes(32)
  /** Seconds that have passed by `pass`. */
  let passed = 0
  const now = () => Math.floor(Date.now() / 1000) + passed

  const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url')

  return {
    all: (): Session[] => [...sessions.values()],
    /** A token can outlive its session: that begins again under the same id. */
    begin(from: Session | null = null, id = `t_${randomBytes(15).toString('hex')}`): Session {
      const fresh = {lines: [], coupons: [], address, rate: ''}
      const copied = from && {...from, lines: from.lines.map((line) => ({...line})), address}
      const session: Session = {...fresh, ...copied, id, from: from?.id ?? null, expires: now() + HOURS_48}
      sessions.set(id, session)
      return session
    },
    find(id: string): Session | undefined {
      const session = sessions.get(id)
      if (session && session.expires > now()) return session
      sessions.delete(id)
      return undefined
    },
    /** A change has been made in it. */
    keep(session: Session): void {
      session.expires = now() + HOURS_48
    },
    /** Lets time go by. */
    pass(seconds: number): void {
      passed += seconds
    },
    remove: (id: string): boolean => sessions.delete(id),
    /** A new token with each reply, for the same session. */
    tokenOf({id}: Session): string {
      const payload = {user_id: id, exp: now() + HOURS_48, iss: 'wc/store/v1'}
      const text = `${encode({typ: 'JWT', alg: 'HS256'})}.${encode(payload)}`
      return `${text}.${sign(text)}`
    },
    /** The id of the session that a token is for; null for one that is not valid. */
    readToken(token: string): string | null {
      const [head, payload = '', signature] = token.split('.')
      if (!signature || signature !== sign(`${head}.${payload}`)) return null
      const body: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
      const id = readPath(body, 'user_id')
      return typeof id === 'string' && Number(readPath(body, 'exp')) > now() ? id : null
    },
    createNonce(): string {
      const nonce = randomBytes(5).toString('hex')
      nonces.add(nonce)
      return nonce
    },
    isNonce: (nonce: string): boolean => nonces.has(nonce),
    /** As time does: nonces given out so far are no longer valid. */
    expireNonces: () => nonces.clear(),
    /** Tokens given out so far are no longer valid. */
    expireTokens() {
      secret = randomBytes(32)
    },
    clear() {
      sessions.clear()
      passed = 0
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
