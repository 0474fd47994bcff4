import type {Shop} from '../browser/support/shop.ts'
import type {Checks} from './checks.ts'
import type {ShopProxy} from './proxy.ts'
import type {Shopper} from './shopper.ts'

/** What a flow has to do with. */
export interface World extends Omit<Checks, 'counts' | 'fail'> {
  /** A visitor who has never been there. */
  shopper: Shopper
  /** The demo shop, at its seed. */
  shop: Shop
  proxy: ShopProxy
}

/** What a shopper does, as one goes after another, in every browser. */
export interface Flow {
  name: string
  /** False for a browser in which scripts are off. */
  runsScripts?: false
  run: (world: World) => Promise<void>
}
