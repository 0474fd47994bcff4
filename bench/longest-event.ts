declare global {
  var longestEvent: {
    /** Forgets the past. */
    forget: () => void
    /** Milliseconds of the longest event of a press until its next paint (Event Timing, in steps of 8 ms). */
    read: () => number
    /** The same once the events of the press have been reported. */
    reported: () => Promise<number>
  }
}

/** Runs in the page before its scripts and the probe that reads it. It must not refer to anything outside itself. */
export function installLongestEvent(): void {
  /** Milliseconds after which the events of a press have been reported. */
  const REPORTED = 300
  let longest = 0
  new PerformanceObserver((list) => {
    for (const {duration, name} of list.getEntries())
      if (/^(pointer(down|up)|mouse(down|up)|click)$/.test(name)) longest = Math.max(longest, duration)
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit)
  const read = () => longest
  Object.assign(globalThis, {
    longestEvent: {
      forget() {
        longest = 0
      },
      read,
      async reported() {
        await new Promise((resolve) => setTimeout(resolve, REPORTED))
        return longest
      },
    },
  })
}
