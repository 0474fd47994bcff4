import type {Call} from '../send/transport.ts'
import type {Message} from './message.ts'

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

/** Keeps messages beyond the page. */
export interface Keeper {
  /** Fails where there is no database, or no room in it. */
  put: (messages: readonly Message[]) => Promise<void>
  remove: (id: string) => void
}

/** Messages until they are acknowledged: memory first, the disk behind it. */
export interface Outbox {
  add: (messages: readonly Message[], isSaved?: boolean) => void
  /** The disk has come: what waits goes there, and what is added from now on. */
  keepBy: (keeper: Keeper) => void
  /** What is not over yet, in the order in which it is to be sent. */
  waiting: () => Parcel[]
  /** Acknowledged, or given up. */
  finish: (parcel: Parcel) => void
  /** Moves it behind the others. */
  putLast: (parcel: Parcel) => void
  /** Writes what is not on the disk yet where that takes no time. */
  leave: () => void
  /** Forgets what is on the disk: another page may have taken it over. */
  forgetSaved: () => void
  /** Forgets all. */
  clear: () => void
}

export interface OutboxParts {
  /** Writes where that takes no time; true where it is kept. */
  write: (messages: readonly Message[]) => boolean
  /** Under a restrictive policy nothing is kept in the browser. */
  mayStore: () => boolean
  /** Ordinary messages, at the most. */
  limit: number
  onEvicted: (message: Message) => void
}

/** Full, or forbidden: memory has it. */
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

  /** Makes room: the oldest goes, never what matters most. */
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
