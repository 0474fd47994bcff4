declare global {
  var interactions: {
    /** Forgets the past. */
    watch: () => void
    /** Milliseconds to the next paint, and the sum of layout shifts, with and without those right after a press. */
    read: () => {paint: number; shift: number; allShift: number}
  }
}

interface Shift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}

/** Runs in the page before its scripts. It must not refer to anything outside itself but `longestEvent`. */
export function installProbe(): void {
  const seen = {shift: 0, allShift: 0}
  new PerformanceObserver((list) => {
    for (const {value, hadRecentInput} of list.getEntries() as Shift[]) {
      seen.allShift += value
      if (!hadRecentInput) seen.shift += value
    }
  }).observe({type: 'layout-shift'})
  Object.assign(globalThis, {
    interactions: {
      watch() {
        longestEvent.forget()
        Object.assign(seen, {shift: 0, allShift: 0})
      },
      read: () => ({paint: longestEvent.read(), ...seen}),
    },
  })
}
