import {createUuid} from '../lib/uuid.ts'
import {openChannel} from '../page/open-channel.ts'
import {page} from '../page/page.ts'
import type {Delivery} from './delivery.ts'
import {createDatabase, type Database} from './outbox/database.ts'
import {TABS} from './outbox/kept.ts'
import type {Keeper, Outbox} from './outbox/outbox.ts'
import {createTabLock, type TabLock} from './outbox/tab-lock.ts'
import {isJournalKept} from './outbox/write-journal.ts'
import {createFirstSender} from './send/first-sender.ts'
import type {Sender, SenderParts} from './send/sender.ts'
import type {Visit} from './visit.ts'

/** The first sender, and what follows it when it is needed. */
export interface Sending extends Sender {
  /** Keeps messages beyond the page once there is a need, and looks for those of ended pages. */
  keep: () => Promise<void>
  /** Forgets what is on disk and in other tabs. */
  purge: () => Promise<void>
}

export interface SendingParts extends Omit<SenderParts, 'outbox'> {
  outbox: Outbox
  visit: Visit
  /** Another tab has withdrawn the visitor's consent. */
  onPurge: () => void
}

const ignore = (): void => {}

/** Keeps the messages of this tab under its lock: until the sender is fetched, whose disk does more. */
const createKeeper = (me: string, database: Database, lock: TabLock): Keeper => ({
  async put(messages) {
    await lock.hold()
    await database.put(messages.map((message) => ({...message, owner: me})))
  },
  // after it was put
  remove: (id) => void lock.hold().then(() => database.remove([id]).catch(ignore)),
})

/** Whether an ended page has left messages. */
async function isAnyLeft(database: Database): Promise<boolean> {
  let isLeft = isJournalKept(() => localStorage)
  const note = () => {
    isLeft = true
    return undefined
  }
  await database.each(note).catch(ignore)
  return isLeft
}

export function createSending(parts: SendingParts): Sending {
  const {outbox, visit, onPurge, isOffline} = parts
  const me = TABS + createUuid()
  const lock = createTabLock({me, locks: navigator.locks, announce: () => connect()(me)})
  const database = createDatabase(() => indexedDB)
  let coming: Promise<Delivery> | undefined
  let delivery: Delivery | undefined
  let isOnDisk = false
  let post: ((data: unknown) => void) | undefined

  function hear(data: unknown): void {
    if (delivery) delivery.hear(data)
    else if (data) need()
    else onPurge()
  }
  const connect = () => (post ??= openChannel(TABS, hear))

  const first = (page().overlay?.watch(createFirstSender) ?? createFirstSender)({
    ...parts,
    outbox: {...outbox},
    onTrouble: need,
  })

  async function load(): Promise<Delivery> {
    const {createDelivery} = await import('./delivery.ts')
    first.stop()
    const loaded = createDelivery({
      ...parts,
      me,
      database,
      lock,
      post: connect(),
      add(messages, isSaved) {
        // the visitor may have refused meanwhile
        if (visit.decision.cookies) outbox.add(messages, isSaved)
        loaded.pump()
      },
    })
    delivery = loaded
    // a page that was left meanwhile has handed its messages over, and must not hold a lock
    if (visit.isLeft) return loaded
    if (visit.decision.cookies) loaded.keep()
    loaded.pump()
    return loaded
  }

  function fetchOnce(): Promise<Delivery> {
    coming ??= load()
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }

  /**
   * From here on, no message is lost with the page, if it may be stored. Offline, nothing can be fetched: the first sender
   * asks again.
   */
  function need(): void {
    if (!isOnDisk && visit.decision.cookies) {
      isOnDisk = true
      outbox.keepBy(createKeeper(me, database, lock))
    }
    if (!isOffline()) fetchOnce().catch(ignore)
  }

  const current = (): Sender => delivery ?? first

  return {
    pump: () => current().pump(),
    wake: () => current().wake(),
    leave() {
      current().leave()
      lock.leave()
    },
    async keep() {
      connect()
      if (delivery) {
        delivery.keep()
        return
      }
      if (await isAnyLeft(database)) need()
    },
    purge: async () => (await fetchOnce()).purge(),
  }
}
