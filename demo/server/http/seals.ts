import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto'
import type {Database} from '../database.ts'

/** Texts signed by this server, which no one else can produce. */
export interface Seals {
  /** A new signed text of a kind. */
  create: (kind: string) => string
  /** A signed text that is always the same for the same words, which cannot be read from it. */
  derive: (kind: string, words: string) => string
  isGenuine: (kind: string, sealed: string | undefined) => sealed is string
}

const BYTES = 16
/** Characters of base64url for this number of bytes. */
const LENGTH = 22

export function createSeals(secret: string): Seals {
  const sign = (kind: string, text: string): string =>
    createHmac('sha256', secret).update(`${kind}\n${text}`).digest().subarray(0, BYTES).toString('base64url')
  const seal = (kind: string, text: string): string => text + sign(kind, text)
  return {
    create: (kind) => seal(kind, randomBytes(BYTES).toString('base64url')),
    derive: (kind, words) => seal(kind, sign(`words of ${kind}`, words)),
    isGenuine: (kind, sealed): sealed is string => {
      const text = sealed ?? ''
      const [given, right] = [Buffer.from(text), Buffer.from(seal(kind, text.slice(0, LENGTH)))]
      return given.length === right.length && timingSafeEqual(given, right)
    },
  }
}

/** The secret of a shop, created on its first start and stored with its data: signatures stay valid after a restart. */
export async function readSecret(database: Database): Promise<string> {
  const fresh = randomBytes(32).toString('base64url')
  await database.all("INSERT OR IGNORE INTO settings (key, value) VALUES ('secret', ?)", [fresh])
  const row = await database.first("SELECT value FROM settings WHERE key = 'secret'")
  return String(row?.value)
}
