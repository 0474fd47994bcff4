import type {TrackedEvents} from '../events/events.ts'

const ENGINES = [
  [/\bFirefox\//, 'firefox'],
  [/Chrom(?:e|ium)\//, 'chromium'],
  // on iOS, all browsers have it, whatever their name
  [/\bAppleWebKit\//, 'webkit'],
] as const

/** The engine of a browser, by its user agent. */
export const readEngine = (userAgent: string): TrackedEvents['FieldData']['engine'] =>
  ENGINES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other'
