export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS'

/** A request, as sent. */
export interface Ask {
  method: Method
  path: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

/** A reply. `text` is empty for a reply without a body. */
export interface Reply {
  ask: Ask
  status: number
  header: (name: string) => string | null
  text: string
}

/** One browser, or one program. */
export interface Client {
  send: (ask: Ask) => Promise<Reply>
  /** A cookie that scripts can read; null if there is no cookie of that name. */
  readCookie: (name: string) => string | null
}

/** Where the checks run: over the network, or in a page. */
export interface Clients {
  /** Keeps cookies, like the site's own pages. */
  withCookies: () => Client
  /** Keeps no cookies, like a page of another site. */
  withoutCookies: () => Client
}

/** The differences between a reply and the API description, in words. */
export type Validate = (reply: Reply) => readonly string[]
