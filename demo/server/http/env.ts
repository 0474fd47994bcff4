import type {HttpBindings} from '@hono/node-server'
import type {Context} from 'hono'
import type {Store} from '../../seed/stores.ts'

/** What every handler finds in its context. */
export interface DemoEnv {
  Bindings: HttpBindings
  Variables: {
    /** Where the call comes from, as limits count it. */
    network: string
    /** Whether the visitor's browser talks https with the shop, or with the proxy before it. */
    isSecure: boolean
    /** Whose browser it is: sealed, and in a cookie that scripts cannot read. */
    visitor: string
    /** The CSRF token that this answer's forms and the next calls carry. */
    crumb: string
    /** The token that the cookie said, if it is this visitor's. */
    saidCrumb: string | null
    /** The cart of the call's `Cart-Token`; null where the token opens none, undefined without one. */
    cartOfToken: string | null | undefined
    /** Whether a page on another origin makes the call, whose cart goes by a token. */
    isOtherPage: boolean
    /** The store that the visitor has chosen. */
    store: Store
  }
}

export type DemoContext = Context<DemoEnv>
