import {beforeEach, vi} from 'vitest'

/** What was said in the current test, a line an entry. */
export interface WatchedConsole {
  warnings: unknown[][]
  errors: unknown[][]
}

/** Keeps the console quiet in each test of a file and remembers what was said. */
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
