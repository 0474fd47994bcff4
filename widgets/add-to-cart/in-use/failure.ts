import {texts} from '../strings.ts'

const EXPECTED = /^(offline|network|timeout|csrf|rate-limit|invalid|aborted)$/

/** True of what happens in a healthy shop: the visitor is told, the console is not. */
export const isExpected = (error: unknown): boolean =>
  error instanceof Error && 'kind' in error && EXPECTED.test(`${error.kind}`)

/** What an API error is called in plain words; any other is a chunk that could not be fetched. */
export const visitorMessage = (error: unknown): string =>
  error instanceof Error && 'visitorMessage' in error ? `${error.visitorMessage}` : texts('offline')
