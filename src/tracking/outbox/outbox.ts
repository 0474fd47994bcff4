import type {Message} from '../message.ts'
import type {Call} from '../send/transport.ts'
import type {Database} from './database.ts'
import type {Journal} from './journal.ts'

/** A message that waits, or is on its way. */
export interface Parcel {
  message: Message
  /** On its way. */
  sending?: Call | undefined
  /** Another page would find it. */
  isSaved: boolean
  /** Once, for what may be mended by a second try. */
  isRefused?: boolean
  /** Nothing came back to a try. */
  isSilent?: boolean
}

/** Messages until they are acknowledged: memory first, the disk behind it. */
export interface Outbox {
  add: (messages: readonly Message[], isSaved?: boolean) => Promise<void>
  /** Makes what a tab left behind this one's own. */
  adopt: (owner: string) => Promise<void>
  /** Whose messages are on the disk. */
  owners: () => Promise<Iterable<string>>
  /** What is not over yet, in the order in which it is to be sent. */
  waiting: () => Parcel[]
  /** Acknowledged, or given up. */
  finish: (parcel: Parcel) => void
  /** Has others go first. */
  putLast: (parcel: Parcel) => void
  /** Writes what is not on the disk yet where that takes no time. */
  leave: () => void
  /** Forgets what is on the disk: another page may have taken it over. */
  forgetSaved: () => void
  /** Forgets all, that of other tabs too. */
  clear: () => void
}

export interface OutboxParts {
  me: string
  database: Database
  journal: Journal
  /** Under a restrictive policy nothing is kept in the browser. */
  mayStore: () => boolean
  /** Ordinary messages, at the most. */
  limit: number
  onEvicted: () => void
}

/** Full, or forbidden: memory has it. */
const ignore = (): void => {}

export function createOutbox({me, database, journal, mayStore, limit, onEvicted}: OutboxParts): Outbox {
  /** Oldest first. */
  const parcels = new Map<string, Parcel>()
  /** The disk may tell of them still. */
  const finished = new Set<string>()

  function finish({message: {id}}: Parcel): void {
    parcels.delete(id)
    finished.add(id)
    if (mayStore()) database.remove(id).catch(ignore)
  }

  /** Makes room: the oldest goes, never what matters most. */
  function evict(): void {
    const ordinary = [...parcels.values()].filter(({message}) => !message.isPriority)
    for (const parcel of ordinary.slice(0, Math.max(0, ordinary.length - limit))) {
      finish(parcel)
      onEvicted()
    }
  }

  async function add(messages: readonly Message[], isSaved = false): Promise<void> {
    for (const message of messages) {
      const {id} = message
      if (!parcels.has(id) && !finished.has(id)) parcels.set(id, {message, isSaved})
    }
    evict()
    const unsaved = [...parcels.values()].filter(
      (parcel) => !parcel.isSaved && messages.includes(parcel.message),
    )
    if (!unsaved.length || !mayStore()) return
    await database.put(unsaved.map(({message}) => ({...message, owner: me}))).then(() => {
      for (const parcel of unsaved) parcel.isSaved = true
    }, ignore)
  }

  return {
    add,
    async adopt(from) {
      const rows: Message[] = []
      const written = journal.take()
      await database
        .each(({owner, ...message}) => {
          if (owner !== from) return
          rows.push(message)
          return {...message, owner: me}
        })
        .catch(ignore)
      await add(rows, true)
      await add(written)
    },
    async owners() {
      const owners = new Set<string>()
      await database.each(({owner}) => void owners.add(owner)).catch(ignore)
      return owners
    },
    waiting: () => [...parcels.values()].sort((a, b) => +b.message.isPriority - +a.message.isPriority),
    finish,
    putLast(parcel) {
      const {id} = parcel.message
      if (parcels.delete(id)) parcels.set(id, parcel)
    },
    leave() {
      const unsaved = [...parcels.values()].filter(({isSaved}) => !isSaved)
      const isWritten = mayStore() && journal.write(unsaved.map(({message}) => message))
      for (const parcel of unsaved) parcel.isSaved = isWritten
    },
    forgetSaved() {
      for (const [id, {isSaved}] of parcels) if (isSaved) parcels.delete(id)
    },
    clear() {
      parcels.clear()
      journal.take()
      database.clear().catch(ignore)
    },
  }
}
