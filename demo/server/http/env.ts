import type {HttpBindings} from '@hono/node-server'
import type {Context} from 'hono'
import type {Store} from '../../seed/stores.ts'

/** What every handler finds in its context. */
export interface DemoEnv {
  Bindings: HttpBindings
  Variables: {
    /** The CSRF token that this answer's forms and the next calls carry. */
    crumb: string
    /** The face of the shop that the visitor has chosen. */
    store: Store
  }
}

export type DemoContext = Context<DemoEnv>
