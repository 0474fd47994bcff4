export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'

/** A request, as it is sent. */
export interface Ask {
  method: Method
  path: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

/** What came back. `text` is empty for a reply without a body. */
export interface Reply {
  ask: Ask
  status: number
  header: (name: string) => string | null
  text: string
}

/** One browser, or one program. */
export interface Client {
  send: (ask: Ask) => Promise<Reply>
  /** A cookie that scripts can read; null where it keeps none of that name. */
  readCookie: (name: string) => string | null
}

/** Where checks are made: over the network, or in a page. */
export interface Clients {
  /** Keeps cookies, as on the site's own pages. */
  withCookies: () => Client
  /** Keeps none, as on a page of another site. */
  withoutCookies: () => Client
}

/** What of a reply is not as the API description says, in words. */
export type Validate = (reply: Reply) => readonly string[]
