import type {Database} from './database.ts'
import type {Message} from './message.ts'
import type {Keeper} from './outbox.ts'
import type {TabLock} from './tab-lock.ts'

/** What outlives a tab. */
export interface Disk extends Keeper {
  /** Makes what a tab left behind this one's own. */
  adopt: (owner: string) => Promise<void>
  /** Whose messages are there. */
  owners: () => Promise<Iterable<string>>
  /** The page ends, or is put aside: removes at once what is to be removed, and leaves the rest to others. */
  leave: () => void
  /** Forgets all, that of other tabs too. */
  clear: () => Promise<void>
}

export interface DiskParts {
  me: string
  database: Database
  /** Held as long as anything of this tab is on the disk. */
  lock: TabLock
  /** What pages that were left have written in haste; it is gone from there then. */
  takeJournal: () => Message[]
  /** Takes over messages; `isSaved` where they are this tab's on the disk already. */
  add: (messages: readonly Message[], isSaved?: boolean) => void
}

const ignore = (): void => {}

export function createDisk({me, database, lock, takeJournal, add}: DiskParts): Disk {
  let isRemoving = false
  /** Ids that go together when that is done: a transaction costs more than what is done in it. */
  const removable: string[] = []
  /** Why the lock is held: ids of messages, and tabs whose messages are being taken over. */
  const kept = new Set<string>()

  function keep(reasons: readonly string[]): Promise<void> {
    for (const reason of reasons) kept.add(reason)
    return lock.hold()
  }

  function drop(reasons: Iterable<string>): void {
    for (const reason of reasons) kept.delete(reason)
    if (!kept.size) lock.release()
  }

  /** What waits for the lock has to be on the disk before it can be removed. */
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
      // not waited for: two tabs that take over from each other would wait for ever
      void keep([from])
      await database
        .each(({owner, ...message}) => {
          if (owner !== from) return
          rows.push(message)
          kept.add(message.id)
          return {...message, owner: me}
        })
        .catch(ignore)
      // the page was left meanwhile: another takes over
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
