import {readGlobal} from '../../page/read-global.ts'
import {warn} from '../../page/report.ts'
import type {Purchase} from './purchase.ts'

/** Receives a purchase. */
export type TagService = (purchase: Purchase) => void

/** The list that a tag service reads. */
type List = unknown[]

/**
 * Runs code of the page: `dataLayer` may be frozen or a getter, and `push` and `gtag` run tags. What they throw must not
 * stop anything of ours.
 */
export function tryTagService<Result>(task: () => Result): Result | null {
  try {
    return task()
  } catch (error) {
    warn('tracking', `the page’s tag service failed: ${error}`)
    return null
  }
}

/** `ecommerce: null` first: tag services merge each entry into the previous one. */
const pushTo =
  (list: List): TagService =>
  (ecommerce) =>
    void list.push({ecommerce: null}, {event: 'purchase', ecommerce})

/**
 * The list of the page's tag service; null if the page has none. The service creates and replaces the list itself; we
 * create it only if the page announces a container.
 */
export function findTagList(isExpected: boolean): List | null {
  const dataLayer = readGlobal('dataLayer')
  if (Array.isArray(dataLayer)) return dataLayer
  if (!isExpected) return null
  const list: List = []
  return Object.assign(globalThis, {dataLayer: list}).dataLayer
}

/** The page's tag service; null if it has none. */
export function findTagService(isExpected: boolean): TagService | null {
  const gtag = readGlobal('gtag')
  const there = findTagList(false)
  if (!there && typeof gtag === 'function') return (purchase) => gtag('event', 'purchase', purchase)
  const list = there ?? findTagList(isExpected)
  return list && pushTo(list)
}
