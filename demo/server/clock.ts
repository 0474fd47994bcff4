export interface Clock {
  /** Epoch milliseconds. */
  now: () => number
  /** Sets the time, from which the clock goes on; null is the time of the system. */
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
