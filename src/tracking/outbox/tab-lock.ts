/** Milliseconds. Other tabs need not wait for messages that are sent by then. */
const SOON = 1000

export interface TabLockParts {
  /** Names this tab's lock. */
  me: string
  /** Missing in old browsers and on insecure pages; refused if storage is blocked. */
  locks: LockManager | undefined
  /** Asks other tabs to wait for the lock. */
  announce: () => void
}

/** Held while this tab keeps messages: others leave those messages alone. */
export interface TabLock {
  /** Resolves once it is held; at once if there are no locks. */
  hold: () => Promise<void>
  /** No messages are kept any more. */
  release: () => void
  /** The page ends or is frozen: others may take over. */
  leave: () => void
}

/**
 * A page that holds a lock is kept out of the back/forward cache, and Firefox decides that before `pagehide`. So the
 * lock is held only while messages are kept.
 */
export function createTabLock({me, locks, announce}: TabLockParts): TabLock {
  let holding: Promise<void> | undefined
  let end: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const request = (): Promise<void> =>
    new Promise((resolve) => {
      const ended = new Promise<void>((done) => {
        end = done
      })
      const whenHeld = () => {
        resolve()
        return ended
      }
      if (!locks) return resolve()
      locks.request(me, whenHeld).catch(() => resolve())
      timer = setTimeout(announce, SOON)
    })

  function release(): void {
    clearTimeout(timer)
    end?.()
    holding = undefined
  }

  return {
    hold: () => (holding ??= request()),
    release,
    leave() {
      if (holding) announce()
      release()
    },
  }
}
