import type {Item} from './catalogue.ts'
import type {Shown} from './product-view.ts'
import type {Sessions} from './sessions.ts'

export interface Reply {
  status: number
  body: unknown
  headers: Readonly<Record<string, string>>
}

export interface Site {
  shown: Shown
  items: readonly Item[]
  sessions: Sessions
}
