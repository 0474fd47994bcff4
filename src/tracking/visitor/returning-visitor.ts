import {createUuid} from '../../lib/uuid.ts'
import {openChannel} from '../../page/open-channel.ts'
import {createDatabase} from '../outbox/database.ts'
import {createDisk, type Disk, type DiskParts} from '../outbox/disk.ts'
import {takeJournal} from '../outbox/journal.ts'
import {KEPT} from '../outbox/kept.ts'
import {createHeirs, type Heirs, type HeirsParts} from '../outbox/lock-handover.ts'
import {createTabLock} from '../outbox/tab-lock.ts'
import {readVisitor} from './read-visitor.ts'

/** Of locks, of which a tab has one each. */
const PREFIX = `${KEPT}-`

/** All that is kept in the browser: who the visitor is, and messages beyond the page. */
export interface Known extends Disk, Heirs {
  readVisitor: typeof readVisitor
}

/** Puts the parts together; fetched where the visitor may be known again. */
export function createKnown({add, onPurge}: Pick<DiskParts & HeirsParts, 'add' | 'onPurge'>): Known {
  const me = PREFIX + createUuid()
  const {locks} = navigator
  const lock = createTabLock({me, locks, announce: () => heirs.announce()})
  const disk = createDisk({
    me,
    database: createDatabase(() => indexedDB),
    lock,
    takeJournal: () => takeJournal(() => localStorage),
    add,
  })
  const heirs = createHeirs({
    ...disk,
    me,
    prefix: PREFIX,
    locks,
    openChannel: (onData) => openChannel(PREFIX, onData),
    onPurge,
  })
  return {
    ...disk,
    ...heirs,
    readVisitor,
    leave() {
      heirs.leave()
      disk.leave()
    },
  }
}
