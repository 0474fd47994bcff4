import type {Database, Row} from '../../src/tracking/outbox/database.ts'
import {createDisk} from '../../src/tracking/outbox/disk.ts'
import {takeJournal} from '../../src/tracking/outbox/journal.ts'
import type {Message} from '../../src/tracking/outbox/message.ts'
import {createOutbox, type OutboxParts} from '../../src/tracking/outbox/outbox.ts'
import {createTabLock, type TabLock} from '../../src/tracking/outbox/tab-lock.ts'
import {writeJournal} from '../../src/tracking/outbox/write-journal.ts'

/** A test message; `n` is its number. */
export const message = (n: number, rest: Partial<Message> = {}): Message => ({
  id: `id-${n}`,
  at: n,
  isPriority: false,
  to: '/api/v1/clanker/events',
  type: 'json',
  body: `{"n":${n}}`,
  needsCrumb: false,
  ...rest,
})

/** A database that responds immediately, with its contents. */
export function createRows(): {rows: Map<string, Row>; database: Database} {
  const rows = new Map<string, Row>()
  const database: Database = {
    async put(added) {
      for (const row of added) rows.set(row.id, row)
    },
    async remove(ids) {
      for (const id of ids) rows.delete(id)
    },
    async each(visit) {
      for (const row of [...rows.values()]) {
        const changed = visit(row)
        if (changed) rows.set(row.id, changed)
      }
    },
    async clear() {
      rows.clear()
    },
  }
  return {rows, database}
}

/** A full or forbidden database. */
export const brokenDatabase: Database = {
  put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  remove: () => Promise.reject(new DOMException('no', 'InvalidStateError')),
  each: () => Promise.reject(new DOMException('no', 'InvalidStateError')),
  clear: () => Promise.reject(new DOMException('no', 'InvalidStateError')),
}

/** The tab lock of a browser without locks. */
const noLock = (me: string): TabLock => createTabLock({me, locks: undefined, announce() {}})

/** A test's local storage. */
export function createStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    key: (place) => [...kept.keys()][place] ?? null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** The messages of a tab, with the state that tabs share. */
export function createTab(
  me: string,
  {database, storage, lock = noLock(me)}: {database: Database; storage: Storage; lock?: TabLock},
  rest: Partial<OutboxParts> = {},
) {
  const outbox = createOutbox({
    write: (messages) => writeJournal(messages, () => storage),
    mayStore: () => true,
    limit: 9,
    onEvicted() {},
    ...rest,
  })
  const disk = createDisk({
    me,
    database,
    lock,
    takeJournal: () => takeJournal(() => storage),
    add: outbox.add,
  })
  return {outbox, disk}
}

/** Uses the test's clock. */
export const later = (task: () => void, delay: number) => setTimeout(task, delay)
