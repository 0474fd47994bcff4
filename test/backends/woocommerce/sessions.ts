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

/** The shop's data about a visitor. */
export interface Session {
  id: string
  lines: Line[]
  coupons: string[]
  address: typeof ADDRESS
  /** The chosen shipping rate. */
  rate: string
  /** The session that this one copies, from the token in the address. */
  from: string | null
  /** Epoch seconds: two days after the last change. Reads renew the token, but not the session. */
  expires: number
}

const HOURS_48 = 48 * 60 * 60

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * The sessions of a site, with their tokens and nonces. Until a visitor gives an address, it is `home`: the shop's address or
 * none, depending on *Default customer location*.
 */
export function createSessions(home: Partial<typeof ADDRESS>) {
  const address = {...ADDRESS, ...home}
  const sessions = new Map<string, Session>()
  const nonces = new Set<string>()
  let secret = randomBytes(32)
  /** The seconds that `pass` has added. */
  let passed = 0
  const now = () => Math.floor(Date.now() / 1000) + passed

  const sign = (text: string): string => createHmac('sha256', secret).update(text).digest('base64url')

  return {
    all: (): Session[] => [...sessions.values()],
    /** If a token outlives its session, a new session starts with the same id. */
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
    /** Call after each change of a session. */
    keep(session: Session): void {
      session.expires = now() + HOURS_48
    },
    /** Lets time pass. */
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
    /** The session id in a token; null if the token is not valid. */
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
    /** Invalidates all earlier nonces, as time does. */
    expireNonces: () => nonces.clear(),
    /** Invalidates all earlier tokens. */
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
