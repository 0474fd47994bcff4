import type {Purchase} from './purchase.ts'

/** Takes a purchase. */
export type TagService = (purchase: Purchase) => void

type List = unknown[]

/** `ecommerce: null` first, lest what was told before be taken for a part of it. */
const pushTo =
  (list: List): TagService =>
  (ecommerce) =>
    void list.push({ecommerce: null}, {event: 'purchase', ecommerce})

/**
 * The page's tag service; null where it has none. The list is its own to make, and to put in place of another: ours to
 * make only where the page says that a container is to come.
 */
export function findTagService(isExpected: boolean): TagService | null {
  const {dataLayer, gtag} = globalThis as {dataLayer?: unknown; gtag?: unknown}
  if (Array.isArray(dataLayer)) return pushTo(dataLayer)
  if (typeof gtag === 'function') return (purchase) => gtag('event', 'purchase', purchase)
  if (!isExpected) return null
  const list: List = []
  return pushTo(Object.assign(globalThis, {dataLayer: list}).dataLayer)
}
