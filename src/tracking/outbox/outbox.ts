import type {Call} from '../send/call.ts'
import type {Message} from './message.ts'

/** A message that waits, or is being sent. */
export interface Parcel {
  message: Message
  /** The request that is sending it. */
  sending?: Call | undefined
  /** On disk: another page would find it. */
  isSaved: boolean
  /** Refused once, with a second attempt allowed. */
  isRefused?: boolean
  /** An attempt got no reply. */
  isSilent?: boolean
}

/** Keeps messages beyond the page. */
export interface Keeper {
  /** Rejects if there is no database, or no space in it. */
  put: (messages: readonly Message[]) => Promise<void>
  remove: (id: string) => void
}

/** Messages until they are acknowledged: in memory first, then on disk. */
export interface Outbox {
  add: (messages: readonly Message[], isSaved?: boolean) => void
  /** The disk is ready: stores the waiting messages, and all later ones. */
  keepBy: (keeper: Keeper) => void
  /** Unfinished messages, in sending order. */
  waiting: () => Parcel[]
  /** Acknowledged, or given up. */
  finish: (parcel: Parcel) => void
  /** Moves it to the end. */
  putLast: (parcel: Parcel) => void
  /** Writes unsaved messages to the journal, which is synchronous. */
  leave: () => void
  /** Forgets the saved messages: another page may have taken them over. */
  forgetSaved: () => void
  /** Forgets everything. */
  clear: () => void
}

export interface OutboxParts {
  /** Writes synchronously; true if the messages are kept. */
  write: (messages: readonly Message[]) => boolean
  /** Under a restrictive policy nothing is stored in the browser. */
  mayStore: () => boolean
  /** Maximum number of ordinary messages. */
  limit: number
  onEvicted: (message: Message) => void
}

/** The disk is full or forbidden: the messages stay in memory. */
const ignore = (): void => {}

const messagesOf = (parcels: readonly Parcel[]): Message[] => parcels.map(({message}) => message)

export function createOutbox({write, mayStore, limit, onEvicted}: OutboxParts): Outbox {
  let keeper: Keeper | undefined
  /** Oldest first. */
  const parcels = new Map<string, Parcel>()
  /** The disk may still hold them. */
  const finished = new Set<string>()

  const all = (): Parcel[] => [...parcels.values()]

  function finish({message: {id}}: Parcel): void {
    parcels.delete(id)
    finished.add(id)
    keeper?.remove(id)
  }

  /** Drops the oldest message to make room, but never a priority message. */
  function evict(): void {
    const ordinary = all().filter(({message}) => !message.isPriority)
    for (const parcel of ordinary.slice(0, Math.max(0, ordinary.length - limit))) {
      finish(parcel)
      onEvicted(parcel.message)
    }
  }

  function save(some: readonly Parcel[]): void {
    const unsaved = some.filter(({message, isSaved}) => !isSaved && parcels.has(message.id))
    if (!unsaved.length || !mayStore()) return
    keeper?.put(messagesOf(unsaved)).then(() => {
      for (const parcel of unsaved) parcel.isSaved = true
    }, ignore)
  }

  return {
    add(messages, isSaved = false) {
      const added = messages.flatMap((message) => {
        const {id} = message
        if (parcels.has(id) || finished.has(id)) return []
        const parcel: Parcel = {message, isSaved}
        parcels.set(id, parcel)
        return parcel
      })
      evict()
      save(added)
    },
    keepBy(disk) {
      keeper = disk
      save(all())
    },
    waiting: () => all().sort((a, b) => +b.message.isPriority - +a.message.isPriority),
    finish,
    putLast(parcel) {
      const {id} = parcel.message
      if (parcels.delete(id)) parcels.set(id, parcel)
    },
    leave() {
      const unsaved = all().filter(({isSaved}) => !isSaved)
      const isWritten = mayStore() && write(messagesOf(unsaved))
      for (const parcel of unsaved) parcel.isSaved = isWritten
    },
    forgetSaved() {
      for (const [id, {isSaved}] of parcels) if (isSaved) parcels.delete(id)
    },
    clear: () => parcels.clear(),
  }
}
