import type {strings} from '../../src/api/strings.ts'
import type {ApiErrorKind} from '../../src/contract/errors.ts'
import type {ErrorCode} from '../../src/template/error.ts'

export interface AboutKind {
  when: string
  /** Key of the visitor's text; null if the server's own message is shown. */
  text: keyof typeof strings | null
  /** A healthy shop produces it, too: the console stays silent. */
  isExpected: boolean
}

export const kinds: Readonly<Record<ApiErrorKind, AboutKind>> = {
  offline: {when: 'The browser has no connection.', text: 'offline', isExpected: true},
  network: {
    when: 'The request failed on its way, or a CORS header is missing.',
    text: 'offline',
    isExpected: true,
  },
  timeout: {
    when: 'No reply within 10 seconds for a read, 15 for a write.',
    text: 'timeout',
    isExpected: true,
  },
  aborted: {
    when: 'A newer call replaced this one, or its widget was unmounted.',
    text: null,
    isExpected: true,
  },
  csrf: {when: 'The server refused the crumb, and a new one as well.', text: 'session', isExpected: true},
  'rate-limit': {when: 'Status 429.', text: 'rateLimit', isExpected: true},
  invalid: {when: 'Another status from 400 to 499: the input is not accepted.', text: null, isExpected: true},
  unauthorized: {when: 'Status 401 or 403.', text: null, isExpected: false},
  'not-found': {when: 'Status 404 or 410.', text: null, isExpected: false},
  server: {when: 'A status from 500.', text: 'failed', isExpected: false},
  malformed: {when: 'The reply does not match the API description.', text: 'failed', isExpected: false},
}

export const codes: Readonly<Record<ErrorCode, string>> = {
  'date-field': 'A date pattern has a field that does not exist.',
  'dead-or': 'A second `{.or}` in a block: its content is never rendered.',
  'eof-in-block': 'The template ends inside a block.',
  'expression-failed': 'An expression cannot be evaluated.',
  'expression-syntax': 'An expression cannot be parsed.',
  'malformed-tag': 'A tag cannot be parsed; it is text.',
  'message-argument': 'A message has an argument that the call does not give.',
  'message-key': 'A plural or select message has no text for a value.',
  'missing-partial': 'A partial does not exist.',
  'nesting-too-deep': 'Blocks are nested too deeply.',
  'not-allowed-at-root': 'An instruction outside of its block.',
  'not-allowed-in-block': 'An instruction in a block that does not allow it.',
  'not-implemented': 'The language names it, but the engine does not implement it.',
  'output-limit': 'The output exceeds `limits.outputLength`.',
  'partial-failed': 'A partial has errors; `cause` is the first.',
  'partial-too-deep': 'Partials are nested deeper than `limits.partialDepth`.',
  'step-limit': 'Rendering exceeds `limits.steps`.',
  'tag-data': 'The data has no navigation or collection that a tag names, or one of its attributes is wrong.',
  'tag-result': 'A hook of a tag returned something else than text or trusted HTML.',
  'tag-without-hook': 'A tag of the page language has no hook in `tags`, and is printed as it is.',
  timeLimit: 'Rendering exceeds `limits.time`.',
  'unexpected-error': 'A formatter, a predicate or the data threw; `cause` is what was thrown.',
  'unknown-formatter': 'A formatter does not exist.',
  'unknown-predicate': 'A predicate does not exist.',
}
