import type {Source} from './source.ts'

/** Stable names of all errors; their texts may change. */
export type ErrorCode =
  | 'date-field'
  | 'dead-or'
  | 'eof-in-block'
  | 'expression-failed'
  | 'expression-syntax'
  | 'malformed-tag'
  | 'message-argument'
  | 'message-key'
  | 'missing-partial'
  | 'nesting-too-deep'
  | 'not-allowed-at-root'
  | 'not-allowed-in-block'
  | 'not-implemented'
  | 'output-limit'
  | 'partial-failed'
  | 'partial-too-deep'
  | 'step-limit'
  | 'tag-data'
  | 'tag-result'
  | 'tag-without-hook'
  | 'timeLimit'
  | 'unexpected-error'
  | 'unknown-formatter'
  | 'unknown-predicate'

export type Severity = 'error' | 'warning'

export interface TemplateError {
  code: ErrorCode
  message: string
  severity: Severity
  /** From 1. */
  line: number
  /** From 1, in UTF-16 units. */
  column: number
  /** The partial with the error; absent in the template itself. */
  partial?: string
  cause?: unknown
}

/** A position in a source: the location of an error. */
export interface Site {
  readonly source: Source
  readonly at: number
}

export interface Problem {
  code: ErrorCode
  message: string
  severity?: Severity
  cause?: unknown
}

export const timeProblem = (time: number): Problem => ({
  code: 'timeLimit',
  message: `Execution exceeds the maximum time: ${time} ms`,
})

/** Messages quote the template, whose tags can have any size. */
const MAX_MESSAGE = 500

const shorten = (message: string): string =>
  message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message

export function createError(
  {source, at}: Site,
  {code, message, severity = 'error', cause}: Problem,
): TemplateError {
  return {
    code,
    message: shorten(message),
    severity,
    ...source.locate(at),
    ...(source.name === undefined ? {} : {partial: source.name}),
    ...(cause === undefined ? {} : {cause}),
  }
}

/** `strict` treats malformed tags and other warnings as errors. */
export const toStrict = (errors: readonly TemplateError[]): TemplateError[] =>
  errors.map((error) => ({...error, severity: 'error'}))
