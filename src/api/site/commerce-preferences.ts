import {isRecord} from '../../lib/is-record.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import type {Send} from '../http.ts'

/** A shop's preferences in one area of commerce, as the server stores them. */
export type Preferences = Readonly<Record<string, unknown>>

const pathOf = (namespace: string): string => `/api/v1/commerce-preferences/${encodeURIComponent(namespace)}`

/** Every reply names the owner, which is not a preference (product.md §3). */
export function withoutWebsite({websiteId: _, ...preferences}: Preferences): Preferences {
  return preferences
}

const parse = (reply: unknown): Result<Preferences> =>
  isRecord(reply) ? ok(withoutWebsite(reply)) : fail('is no object')

export const loadPreferences = (send: Send, namespace: string): Promise<Preferences> =>
  send(pathOf(namespace), parse)

/** Replaces all preferences of a namespace. */
export const savePreferences = (send: Send, namespace: string, body: Preferences): Promise<null> =>
  send(pathOf(namespace), () => ok(null), {method: 'PUT', body})
