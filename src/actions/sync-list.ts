import {loadBackend} from '../backends/load-backend.ts'
import {asApiError} from '../contract/errors.ts'
import {createQueue} from '../lib/queue.ts'
import {applyChanges, EMPTY_LIST, type HeldList, type KeptList, type ListChange} from '../model/kept-list.ts'
import {SITE_USER_COOKIE} from '../page/site/site-user.ts'
import {writeCookieFor} from '../page/site/write-cookie.ts'
import {syncMember} from '../page/store/member.ts'

/** The list as the browser keeps it. */
export interface ListAccess {
  read: () => KeptList
  /** Called with what the shop has, and the changes that are in it or that it refused. */
  settle: (itemIds: readonly string[], sent: readonly ListChange[]) => void
}

/** Another device may have changed the list between the read and the write. */
const TRIES = 3
const CHANGED = 409

const enqueue = createQueue()

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, place) => id === b[place])

type Lists = NonNullable<Awaited<ReturnType<typeof loadBackend>>['lists']>

/** Access to the list of one person: what the shop answers about a member is not for the next one at the browser. */
function accessOf(owner: string | null, {read, settle}: ListAccess): ListAccess {
  const isTheirs = () => read().owner === owner
  return {
    read: () => (isTheirs() ? read() : {...EMPTY_LIST, owner}),
    settle(itemIds, sent) {
      if (isTheirs()) settle(itemIds, sent)
    },
  }
}

/** Reads the list, and writes it with the changes. Null if it has changed in between. */
async function exchange(name: string, lists: Lists, {read, settle}: ListAccess): Promise<HeldList | null> {
  const held = await lists.read(name)
  const {unsent} = read()
  const itemIds = applyChanges(held.itemIds, unsent)
  try {
    const saved = isSame(itemIds, held.itemIds) ? held : await lists.write(name, {...held, itemIds})
    settle(saved.itemIds, unsent)
    return saved
  } catch (error) {
    const known = asApiError(error)
    if (known?.status === CHANGED) return null
    // the shop will not take it another time either
    if (known?.kind === 'invalid') settle(held.itemIds, unsent)
    throw error
  }
}

async function sync(name: string, access: ListAccess): Promise<void> {
  const {lists} = await loadBackend()
  const {itemIds, unsent} = access.read()
  if (!lists) return access.settle(itemIds, unsent)
  for (let count = 0; count < TRIES; count++) if (await exchange(name, lists, access)) return
}

/** Brings a member's list and that of the shop together. A session that has expired leaves the list to the visitor. */
export const syncList = (name: string, access: ListAccess): Promise<void> =>
  enqueue(name, async () => {
    const {owner} = access.read()
    // the member may have logged out meanwhile
    if (owner === null) return
    await sync(name, accessOf(owner, access)).catch((error) => {
      if (asApiError(error)?.status !== 401) throw error
      writeCookieFor(0, SITE_USER_COOKIE, '')
      syncMember()
    })
  })
