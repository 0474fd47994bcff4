import type {HttpBindings} from '@hono/node-server'
import type {Context} from 'hono'

/** What every handler finds in its context. */
export interface DemoEnv {
  Bindings: HttpBindings
  Variables: {
    /** The CSRF token that this answer's forms and the next calls carry. */
    crumb: string
  }
}

export type DemoContext = Context<DemoEnv>
