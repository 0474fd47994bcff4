import type {Database} from './database.ts'
import type {Message} from './message.ts'
import type {Keeper} from './outbox.ts'
import type {TabLock} from './tab-lock.ts'

/** The store that outlives a tab. */
export interface Disk extends Keeper {
  /** Adopts the messages that another tab left behind. */
  adopt: (owner: string) => Promise<void>
  /** The tabs whose messages are on disk. */
  owners: () => Promise<Iterable<string>>
  /** The page ends or is frozen: completes pending removals at once, and leaves the rest to other tabs. */
  leave: () => void
  /** Forgets everything, including the messages of other tabs. */
  clear: () => Promise<void>
}

export interface DiskParts {
  me: string
  database: Database
  /** Held as long as any message of this tab is on disk. */
  lock: TabLock
  /** Takes the messages that ended pages wrote to the journal, and removes them from it. */
  takeJournal: () => Message[]
  /** Takes over messages; `isSaved` if they are on disk under this tab already. */
  add: (messages: readonly Message[], isSaved?: boolean) => void
}

const ignore = (): void => {}

export function createDisk({me, database, lock, takeJournal, add}: DiskParts): Disk {
  let isRemoving = false
  /** Ids to remove together: the cost of a transaction is in the transaction, not in its operations. */
  const removable: string[] = []
  /** Reasons to hold the lock: ids of messages, and tabs whose messages are being adopted. */
  const kept = new Set<string>()

  function keep(reasons: readonly string[]): Promise<void> {
    for (const reason of reasons) kept.add(reason)
    return lock.hold()
  }

  function drop(reasons: Iterable<string>): void {
    for (const reason of reasons) kept.delete(reason)
    if (!kept.size) lock.release()
  }

  /** A message that waits for the lock has to be on disk before it can be removed. */
  const whatIsAdded = async () => kept.size && (await lock.hold())

  async function flush(): Promise<void> {
    const ids = removable.splice(0)
    if (!ids.length) return
    isRemoving = true
    await whatIsAdded()
    await database.remove(ids).catch(ignore)
    isRemoving = false
    drop(ids)
    await flush()
  }

  return {
    async put(messages) {
      const ids = messages.map(({id}) => id)
      await keep(ids)
      try {
        await database.put(messages.map((message) => ({...message, owner: me})))
      } catch (error) {
        drop(ids)
        throw error
      }
    },
    remove(id) {
      removable.push(id)
      if (!isRemoving) void flush()
    },
    leave() {
      void flush()
      kept.clear()
      lock.leave()
    },
    async adopt(from) {
      const rows: Message[] = []
      // not awaited: two tabs that take over from each other would wait for ever
      void keep([from])
      await database
        .each(({owner, ...message}) => {
          if (owner !== from) return
          rows.push(message)
          kept.add(message.id)
          return {...message, owner: me}
        })
        .catch(ignore)
      // the visitor left the page meanwhile: another tab takes over
      if (!kept.has(from)) return
      add(rows, true)
      add(takeJournal())
      drop([from])
    },
    async owners() {
      const owners = new Set<string>()
      await database.each(({owner}) => void owners.add(owner)).catch(ignore)
      return owners
    },
    async clear() {
      takeJournal()
      await whatIsAdded()
      await database.clear().catch(ignore)
      drop([...kept])
    },
  }
}
