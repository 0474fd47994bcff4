export interface Clock {
  /** Epoch milliseconds. */
  now: () => number
  /** Sets the time, which then continues to run; null restores the system time. */
  set: (now: number | null) => void
}

export function createClock(system: () => number): Clock {
  let ahead = 0
  return {
    now: () => system() + ahead,
    set: (now) => {
      ahead = now === null ? 0 : now - system()
    },
  }
}
