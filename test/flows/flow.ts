import type {Shop} from '../browser/support/shop.ts'
import type {Checks} from './checks.ts'
import type {ShopProxy} from './proxy.ts'
import type {Shopper} from './shopper.ts'

/** The tools of a flow. */
export interface World extends Omit<Checks, 'counts' | 'fail'> {
  /** A new visitor. */
  shopper: Shopper
  /** The demo shop, reset to its seed. */
  shop: Shop
  proxy: ShopProxy
}

/** The consecutive steps of a shopper, in every browser. */
export interface Flow {
  name: string
  /** False for a browser with scripts disabled. */
  runsScripts?: false
  run: (world: World) => Promise<void>
}
