import {readPath} from '../../lib/read-path.ts'
import type {Order} from '../../model/order.ts'
import {page} from '../../page/page.ts'
import {currentSite} from '../../page/site/current-site.ts'
import {PURCHASE_VALUE, TAG_CONTAINER} from '../assumptions.ts'
import {decide} from '../gate/gate.ts'
import {readFacts} from '../gate/read-facts.ts'
import {once} from './once.ts'
import {toPurchase} from './purchase.ts'
import {findTagService, tryTagService} from './tag-service.ts'
import {track} from './track.ts'

/** Reports a placed order once: to the tracking, and to the page's tag service. */
export async function trackOrder(order: Order): Promise<void> {
  const {id: orderId, purchasedCartId: cartId, testMode, websiteId} = order
  const {raw} = currentSite()
  // a visitor who may not be recognised is reported to no other service, and nothing is stored
  const {cookies} = decide(readFacts(raw, page()))
  await once(orderId, cookies, () =>
    track('commerce_checkout_order_confirmed', {orderId, cartId, testMode, websiteId}),
  )
  if (testMode || !cookies) return
  const find = () => tryTagService(() => findTagService(!!readPath(raw, TAG_CONTAINER)))
  let tell = find()
  // its snippet may be a script that has not run yet
  if (!tell && document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, {once: true}))
    tell = find()
  }
  const by = readPath(raw, PURCHASE_VALUE) === 'items' ? 'items' : 'grandTotal'
  if (tell) await once(`purchase ${orderId}`, cookies, () => tryTagService(() => tell(toPurchase(order, by))))
}
