import {createSend, type Send} from '../api/http.ts'

interface Client {
  /** Before each path. */
  address: string
  /** Sent with each call: keys, and what the shop knows the visitor by. */
  headers: () => Record<string, string>
  /** Hears each reply, refusals too: some shops renew what they know the visitor by. */
  hear?: (headers: Headers) => void
}

/** Calls to a shop that is not the platform: JSON, without cookies and without a crumb. */
export const createClient = ({address, headers, hear}: Client): Send =>
  createSend({
    origin: () => address,
    readCookie: () => null,
    writeCookie: () => {},
    identify: () => ({credentials: 'omit', headers: headers()}),
    ...(hear && {hear}),
  })
