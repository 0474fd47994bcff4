import {asApiError} from '../../contract/errors.ts'
import {changeList, type KeptList, listFor, MOST_ITEMS, settleList} from '../../model/kept-list.ts'
import {emit} from '../emit.ts'
import {report} from '../report.ts'
import {followMember, getMember, startMember} from '../store/member.ts'
import {isKept, LISTS_KEY, readKept, writeKept} from './kept-lists.ts'

/** The list of the wishlist's buttons. */
export const WISHLIST = 'wishlist'

/** Why a change counts less than the visitor expects. */
export type ListProblem = 'unkept' | 'full' | 'refused'

const loadSync = () => import('../../actions/sync-list.ts')

const ownerOf = (): string | null => {
  const {isLoggedIn, siteUserId} = getMember()
  return isLoggedIn ? (siteUserId ?? '') : null
}

/** The list of the person who uses the page now. */
function readOwn(name: string): KeptList {
  const stored = readKept(name)
  const list = listFor(stored, ownerOf())
  if (list !== stored) writeKept(name, list)
  return list
}

const followers = new Set<() => void>()
/** What the page has heard of the wishlist. */
let known: readonly string[] = []

function tell(): void {
  const before = known
  known = readOwn(WISHLIST).itemIds
  for (const itemId of before) if (!known.includes(itemId)) emit('wishlist-change', {itemId, isListed: false})
  for (const itemId of known) if (!before.includes(itemId)) emit('wishlist-change', {itemId, isListed: true})
  for (const follow of followers) follow()
}

async function sendNow(name: string): Promise<ListProblem | null> {
  try {
    await (await loadSync()).syncList(name, {
      read: () => readOwn(name),
      settle(itemIds, sent) {
        writeKept(name, settleList(readOwn(name), itemIds, sent))
        tell()
      },
    })
    return null
  } catch (error) {
    const failure = asApiError(error)
    if (!failure?.isExpected) report('lists', error)
    return failure?.kind === 'invalid' ? 'refused' : null
  }
}

const sending = new Map<string, Promise<ListProblem | null>>()

/**
 * Sends the changes of a member, and reads what other devices have changed. A change without a connection is sent later.
 * An exchange that has begun before may have taken the last change along: its problem counts, too.
 */
function send(name: string): Promise<ListProblem | null> {
  const problems = Promise.all([sending.get(name), sendNow(name)])
  const coming = problems.then(([before, own]) => own ?? before ?? null)
  sending.set(name, coming)
  void coming.then(() => sending.get(name) === coming && sending.delete(name))
  return coming
}

/** A page that the browser has rendered ahead sends nothing before it is shown. */
const seen = (): Promise<unknown> =>
  new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, {once: true}))

/** The first exchange with the shop, by list. */
const synced = new Map<string, Promise<unknown>>()

/** Resolves when a member's list is that of the shop; at once for a visitor. */
export async function whenSynced(name: string): Promise<void> {
  startLists()
  if (ownerOf() === null) return
  if (document.prerendering) await seen()
  const coming = synced.get(name) ?? send(name)
  synced.set(name, coming)
  await coming
}

function onMember(): void {
  synced.clear()
  tell()
  void whenSynced(WISHLIST)
}

let isStarted = false

/** The first call reads the lists, and follows them from then on. */
export function startLists(): void {
  if (isStarted) return
  isStarted = true
  startMember()
  known = readOwn(WISHLIST).itemIds
  // null: the whole storage was cleared
  addEventListener('storage', ({key}) => (key === LISTS_KEY || key === null) && tell())
  addEventListener('online', () => readOwn(WISHLIST).unsent[0] && void send(WISHLIST))
  followMember(onMember)
}

/** The items of a list, the newest first. */
export function readItems(name: string): readonly string[] {
  startLists()
  return readOwn(name).itemIds
}

export interface Toggled {
  isListed: boolean
  /** Resolves when the shop has the change, or will receive it later. */
  problem: Promise<ListProblem | null>
}

/** Adds an item to a list, or takes it off. The change counts at once. */
export function toggleItem(name: string, itemId: string): Toggled {
  startLists()
  const list = readOwn(name)
  const isListed = !list.itemIds.includes(itemId)
  if (isListed && list.itemIds.length >= MOST_ITEMS)
    return {isListed: false, problem: Promise.resolve('full')}
  writeKept(name, changeList(list, [itemId, isListed]))
  tell()
  const isMember = ownerOf() !== null
  return {isListed, problem: isMember ? send(name) : Promise.resolve(isKept() ? null : 'unkept')}
}

/** Calls `follow` after each change, in this tab, in another, or by the shop. */
export function followLists(follow: () => void, signal: AbortSignal): void {
  startLists()
  followers.add(follow)
  signal.addEventListener('abort', () => followers.delete(follow))
}
