import {createUuid} from '../../lib/uuid.ts'
import {openChannel} from '../../page/open-channel.ts'
import {createDatabase} from '../outbox/database.ts'
import {createDisk, type Disk, type DiskParts} from '../outbox/disk.ts'
import {takeJournal} from '../outbox/journal.ts'
import {KEPT} from '../outbox/kept.ts'
import {createLockHandover, type LockHandover, type LockHandoverParts} from '../outbox/lock-handover.ts'
import {createTabLock} from '../outbox/tab-lock.ts'
import {readVisitor} from './read-visitor.ts'

/** Of locks, of which a tab has one each. */
const PREFIX = `${KEPT}-`

/** All that is kept in the browser: who the visitor is, and messages beyond the page. */
export interface Known extends Disk, LockHandover {
  readVisitor: typeof readVisitor
}

/** Puts the parts together; fetched where the visitor may be known again. */
export function createKnown({add, onPurge}: Pick<DiskParts & LockHandoverParts, 'add' | 'onPurge'>): Known {
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
