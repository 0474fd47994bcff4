import {page} from '../page/page.ts'
import type {Database} from './outbox/database.ts'
import {createDisk} from './outbox/disk.ts'
import {takeJournal} from './outbox/journal.ts'
import {TABS} from './outbox/kept.ts'
import {createLockHandover, type LockHandover, type LockHandoverParts} from './outbox/lock-handover.ts'
import type {Message} from './outbox/message.ts'
import type {Outbox} from './outbox/outbox.ts'
import type {TabLock} from './outbox/tab-lock.ts'
import {byXhr} from './send/by-xhr.ts'
import {createSender, type Sender, type SenderParts} from './send/sender.ts'

/** What a page fetches once its events cannot simply be sent: retries, the disk, and the other tabs. */
export interface Delivery extends Sender, Pick<LockHandover, 'hear'> {
  /** Keeps messages beyond the page, and takes over those of ended pages. May be called again. */
  keep: () => void
  /** Forgets all messages, also those of other tabs. */
  purge: () => Promise<void>
}

export interface DeliveryParts
  extends Omit<SenderParts, 'outbox'>,
    Pick<LockHandoverParts, 'me' | 'post' | 'onPurge'> {
  outbox: Outbox
  database: Database
  lock: TabLock
  /** Takes over messages; `isSaved` if they are on disk under this tab already. */
  add: (messages: readonly Message[], isSaved?: boolean) => void
}

const ignore = (): void => {}

/** Takes over from the first sender. */
export function createDelivery(parts: DeliveryParts): Delivery {
  const {outbox} = parts
  const {locks} = navigator
  const create = page().overlay?.watch(createSender) ?? createSender
  const sender = create({
    ...parts,
    outbox: {...outbox},
    transmit: (call) => (call.isPlain ? byXhr : parts.transmit)(call),
  })
  const disk = createDisk({...parts, takeJournal: () => takeJournal(() => localStorage)})
  const handover = createLockHandover({...parts, ...disk, prefix: TABS, locks})
  return {
    ...sender,
    hear: handover.hear,
    keep() {
      outbox.keepBy(disk)
      handover.live().catch(ignore)
    },
    leave() {
      sender.leave()
      handover.leave()
      disk.leave()
    },
    async purge() {
      handover.purge()
      await disk.clear()
    },
  }
}
