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
  /** Another tab has withdrawn the visitor's consent. */
  onPurge: () => void
}

/** Who sends what a tab leaves behind. */
export interface Heirs {
  /** From now on this tab lives: it takes over what is left, and waits for what others keep. May be called again. */
  live: () => Promise<void>
  /** Has the others wait for what this tab keeps. */
  announce: () => void
  /** The page ends, or is put aside: it takes over nothing more. A page that waits for a lock would not be put aside. */
  leave: () => void
  /** Has all tabs forget what they have. */
  purge: () => void
}

/**
 * Each tab holds a lock as long as it keeps messages, and asks for those of others: the browser gives one of them the
 * lock of a tab that is gone, and that one alone adopts. Nobody has to look again and again.
 */
export function createHeirs({me, prefix, locks, openChannel, owners, adopt, onPurge}: HeirsParts): Heirs {
  let stop: AbortController | undefined
  let tell: ((data: unknown) => void) | undefined
  /** Tabs that are waited for. */
  const awaited = new Set<string>()

  /** Waits until a tab keeps nothing, or is gone, unless this one ends first. */
  function inherit(name: unknown): void {
    if (!stop || typeof name !== 'string' || name === me || !name.startsWith(prefix) || awaited.has(name))
      return
    awaited.add(name)
    locks
      ?.request(name, {signal: stop.signal}, () => adopt(name))
      .catch(() => {})
      .finally(() => awaited.delete(name))
  }

  // also for a tab that is never to live: it may have to tell of a refusal
  const open = () => (tell ??= openChannel((data) => (data ? inherit(data) : onPurge())))

  async function live(): Promise<void> {
    if (stop) return
    stop = new AbortController()
    const {signal} = stop
    open()
    const known = await locks?.query().catch(() => undefined)
    if (signal.aborted) return
    await adopt(me)
    // without locks the last to come sends what it finds; the receiver counts an id once
    const takeOver = known ? inherit : adopt
    for (const {name = ''} of known?.held ?? []) inherit(name)
    for (const owner of await owners()) await takeOver(owner)
  }

  return {
    live,
    announce: () => open()(me),
    leave() {
      stop?.abort()
      stop = undefined
    },
    purge: () => open()(''),
  }
}
