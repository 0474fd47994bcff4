import {createSend, type Send} from '../api/http.ts'

interface Client {
  /** The prefix of each path. */
  address: string
  /** Sent with each call: keys, and the visitor's token. */
  headers: () => Record<string, string>
  /** Receives the headers of each reply, including refusals: some shops renew the visitor's token. */
  onReply?: (headers: Headers) => void
}

/** Calls to a shop that is not the platform: JSON, without cookies and without a crumb. */
export const createClient = ({address, headers, onReply}: Client): Send =>
  createSend({
    origin: () => address,
    readCookie: () => null,
    writeCookie: () => {},
    identify: () => ({credentials: 'omit', headers: headers()}),
    ...(onReply && {onReply}),
  })
