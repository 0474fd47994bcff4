import {beforeEach, vi} from 'vitest'

/** The console messages of the current test, one line per entry. */
export interface WatchedConsole {
  warnings: unknown[][]
  errors: unknown[][]
}

/** Silences the console in each test of a file and records its messages. */
export function watchConsole(): WatchedConsole {
  const said: WatchedConsole = {warnings: [], errors: []}
  beforeEach(() => {
    said.warnings = []
    said.errors = []
    vi.spyOn(console, 'warn').mockImplementation((...line) => void said.warnings.push(line))
    vi.spyOn(console, 'error').mockImplementation((...line) => void said.errors.push(line))
    return () => vi.restoreAllMocks()
  })
  return said
}
