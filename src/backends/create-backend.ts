import type {Changes} from './changes.ts'
import type {Backend} from './contract.ts'
import type {Needs, Settings} from './settings.ts'
import type {Visitor} from './visitor.ts'

export interface Shop {
  settings: Settings
  visitor: Visitor
  changes: Changes
}

export type CreateBackend = (shop: Shop) => Backend

/** A kind of shop other than the platform: a folder with these two files. */
export interface Kind {
  /** `index.ts`. */
  load: () => Promise<{createBackend: CreateBackend; needs: Needs}>
  /** `products.ts`, which reads its products. */
  products: () => Promise<unknown>
}
