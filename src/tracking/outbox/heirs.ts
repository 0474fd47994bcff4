export interface HeirsParts {
  /** Of this tab among all; lock names that begin as it does are of tabs. */
  me: string
  /** All that `me` begins with. */
  prefix: string
  /** Missing in old browsers and on insecure pages; refused where storage is blocked. */
  locks: LockManager | undefined
  /** To the other tabs of the site: gives what tells them. */
  openChannel: (onData: (data: unknown) => void) => (data: unknown) => void
  owners: () => Promise<Iterable<string>>
  adopt: (owner: string) => Promise<void>
  /** Before others may take over. */
  flush: () => void
  /** Another tab has withdrawn the visitor's consent. */
  onPurge: () => void
}

/** Who sends what a tab leaves behind. */
export interface Heirs {
  /** From now on this tab lives: others leave its messages alone, and it waits to take over theirs. May be called again. */
  live: () => Promise<void>
  /** The page ends, or is put aside: others may take over. A page that holds a lock would not be put aside. */
  leave: () => void
  /** Has all tabs forget what they have. */
  purge: () => void
}

/**
 * Each tab holds a lock as long as it lives, and asks for those of all others: the browser gives one of them the lock of
 * a tab that is gone, and that one alone adopts. Nobody has to look again and again.
 */
export function createHeirs({
  me,
  prefix,
  locks,
  openChannel,
  owners,
  adopt,
  flush,
  onPurge,
}: HeirsParts): Heirs {
  let stop: AbortController | undefined
  let tell: ((data: unknown) => void) | undefined

  /** Waits for the end of a tab, unless this one ends first. */
  function inherit(name: unknown): void {
    if (stop && typeof name === 'string' && name !== me && name.startsWith(prefix))
      locks?.request(name, {signal: stop.signal}, () => adopt(name)).catch(() => {})
  }

  // also for a tab that is never to live: it may have to tell of a refusal
  const open = () => (tell ??= openChannel((data) => (data ? inherit(data) : onPurge())))

  async function live(): Promise<void> {
    if (stop) return
    stop = new AbortController()
    const {signal} = stop
    const tellOthers = open()
    const isLocked = await locks?.query().catch(() => undefined)
    // without locks the last to come sends what it finds; the receiver counts an id once
    if (!locks || !isLocked) {
      for (const owner of new Set([me, ...(await owners())])) await adopt(owner)
      return
    }
    const untilLeft = async () => {
      await adopt(me)
      tellOthers(me)
      for (const {name} of (await locks.query()).held ?? []) inherit(name)
      for (const owner of await owners()) inherit(owner)
      if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve))
    }
    await locks.request(me, untilLeft)
  }

  return {
    live,
    leave() {
      flush()
      stop?.abort()
      stop = undefined
    },
    purge: () => open()(''),
  }
}
