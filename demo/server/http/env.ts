import type {HttpBindings} from '@hono/node-server'
import type {Context} from 'hono'
import type {Store} from '../../seed/stores.ts'

/** The context of every handler. */
export interface DemoEnv {
  Bindings: HttpBindings
  Variables: {
    /** The network of the caller, as rate limits count it. */
    network: string
    /** Whether the visitor's browser uses https, with the shop or with the proxy in front of it. */
    isSecure: boolean
    /** The browser's id: sealed, in a cookie that scripts cannot read. */
    visitor: string
    /** The CSRF token for the forms of this answer and for later calls. */
    crumb: string
    /** The token in the cookie, if it belongs to this visitor. */
    saidCrumb: string | null
    /** The cart of the call's `Cart-Token`; null for an invalid token, undefined without one. */
    cartOfToken: string | null | undefined
    /** Whether a page on another origin makes the call: its cart is identified by a token. */
    isOtherPage: boolean
    /** The visitor's store. */
    store: Store
  }
}

export type DemoContext = Context<DemoEnv>
