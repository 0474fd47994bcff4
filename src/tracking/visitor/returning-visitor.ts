import {createUuid} from '../../lib/uuid.ts'
import {openChannel} from '../../page/open-channel.ts'
import {createDatabase} from '../outbox/database.ts'
import {createDisk, type Disk, type DiskParts} from '../outbox/disk.ts'
import {takeJournal} from '../outbox/journal.ts'
import {KEPT} from '../outbox/kept.ts'
import {createLockHandover, type LockHandover, type LockHandoverParts} from '../outbox/lock-handover.ts'
import {createTabLock} from '../outbox/tab-lock.ts'
import {readVisitor} from './read-visitor.ts'

/** Prefix of each tab's lock name. */
const PREFIX = `${KEPT}-`

/** Data that the browser keeps beyond the page: the ids of the visitor, and unsent messages. */
export interface ReturningVisitor extends Disk, LockHandover {
  readVisitor: typeof readVisitor
}

/** Joins ids, disk and lock handover; loaded only if the visitor may be recognised on the next visit. */
export function createReturningVisitor({
  add,
  onPurge,
}: Pick<DiskParts & LockHandoverParts, 'add' | 'onPurge'>): ReturningVisitor {
  const me = PREFIX + createUuid()
  const {locks} = navigator
  const lock = createTabLock({me, locks, announce: () => handover.announce()})
  const disk = createDisk({
    me,
    database: createDatabase(() => indexedDB),
    lock,
    takeJournal: () => takeJournal(() => localStorage),
    add,
  })
  const handover = createLockHandover({
    ...disk,
    me,
    prefix: PREFIX,
    locks,
    openChannel: (onData) => openChannel(PREFIX, onData),
    onPurge,
  })
  return {
    ...disk,
    ...handover,
    readVisitor,
    leave() {
      handover.leave()
      disk.leave()
    },
  }
}
