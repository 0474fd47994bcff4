import type {Message} from '../message.ts'
import type {Database} from './database.ts'
import type {Keeper} from './outbox.ts'

/** What outlives a tab. */
export interface Disk extends Keeper {
  /** Makes what a tab left behind this one's own. */
  adopt: (owner: string) => Promise<void>
  /** Whose messages are there. */
  owners: () => Promise<Iterable<string>>
  /** Removes at once what is to be removed: the page ends. */
  flush: () => void
  /** Forgets all, that of other tabs too. */
  clear: () => Promise<void>
}

export interface DiskParts {
  me: string
  database: Database
  /** What pages that were left have written in haste; it is gone from there then. */
  takeJournal: () => Message[]
  /** Takes over messages; `isSaved` where they are this tab's on the disk already. */
  add: (messages: readonly Message[], isSaved?: boolean) => void
}

const ignore = (): void => {}

export function createDisk({me, database, takeJournal, add}: DiskParts): Disk {
  let isRemoving = false
  /** Ids that go together when that is done: a transaction costs more than what is done in it. */
  const removable: string[] = []

  function flush(): void {
    const ids = removable.splice(0)
    if (!ids.length) return
    isRemoving = true
    database
      .remove(ids)
      .catch(ignore)
      .then(() => {
        isRemoving = false
        flush()
      })
  }

  return {
    put: (messages) => database.put(messages.map((message) => ({...message, owner: me}))),
    remove(id) {
      removable.push(id)
      if (!isRemoving) flush()
    },
    flush,
    async adopt(from) {
      const rows: Message[] = []
      const written = takeJournal()
      await database
        .each(({owner, ...message}) => {
          if (owner !== from) return
          rows.push(message)
          return {...message, owner: me}
        })
        .catch(ignore)
      add(rows, true)
      add(written)
    },
    async owners() {
      const owners = new Set<string>()
      await database.each(({owner}) => void owners.add(owner)).catch(ignore)
      return owners
    },
    async clear() {
      takeJournal()
      await database.clear().catch(ignore)
    },
  }
}
