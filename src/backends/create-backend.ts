import type {Changes} from './changes.ts'
import type {Backend} from './contract.ts'
import type {Settings} from './settings.ts'
import type {Visitor} from './visitor.ts'

export interface Shop {
  settings: Settings
  visitor: Visitor
  changes: Changes
}

/** What the `index.ts` of each kind of shop exports. */
export type CreateBackend = (shop: Shop) => Backend
