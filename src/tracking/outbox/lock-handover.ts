export interface LockHandoverParts {
  /** Names this tab's lock. */
  me: string
  /** Starts the name of each tab's lock, `me` included. */
  prefix: string
  /** Missing in old browsers and on insecure pages; refused if storage is blocked. */
  locks: LockManager | undefined
  /** Posts to the other tabs of the site. */
  post: (data: unknown) => void
  owners: () => Promise<Iterable<string>>
  adopt: (owner: string) => Promise<void>
  /** Another tab has withdrawn the visitor's consent. */
  onPurge: () => void
}

/** Decides which tab sends the messages that a closed tab left behind. */
export interface LockHandover {
  /** Starts: takes over the messages of closed tabs, and waits for the locks of the others. May be called again. */
  live: () => Promise<void>
  /** Another tab has posted: the name of its lock, to wait for; or nothing, after a refusal. */
  hear: (data: unknown) => void
  /** Stops waiting: a page that waits for a lock is kept out of the back/forward cache. */
  leave: () => void
  /** Empties the outbox of every other tab. */
  purge: () => void
}

/**
 * Each tab holds a lock while it keeps messages, and requests the locks of the others. When a tab closes, the browser
 * gives its lock to exactly one of them, which adopts its messages. So no tab has to poll.
 */
export function createLockHandover({
  me,
  prefix,
  locks,
  post,
  owners,
  adopt,
  onPurge,
}: LockHandoverParts): LockHandover {
  let stop: AbortController | undefined
  /** Locks that this tab waits for. */
  const awaited = new Set<string>()

  /** Waits until a tab releases its lock, unless this page ends first. */
  function inherit(name: unknown): void {
    if (!stop || typeof name !== 'string' || name === me || !name.startsWith(prefix) || awaited.has(name))
      return
    awaited.add(name)
    locks
      ?.request(name, {signal: stop.signal}, () => adopt(name))
      .catch(() => {})
      .finally(() => awaited.delete(name))
  }

  async function live(): Promise<void> {
    if (stop) return
    stop = new AbortController()
    const {signal} = stop
    const listed = await locks?.query().catch(() => undefined)
    if (signal.aborted) return
    await adopt(me)
    // without locks the newest tab sends all messages that it finds; the receiver counts each id once
    const takeOver = listed ? inherit : adopt
    for (const {name = ''} of listed?.held ?? []) inherit(name)
    for (const owner of await owners()) await takeOver(owner)
  }

  return {
    live,
    hear: (data) => (data ? inherit(data) : onPurge()),
    leave() {
      stop?.abort()
      stop = undefined
    },
    purge: () => post(''),
  }
}
