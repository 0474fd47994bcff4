import {asApiError} from '../../contract/errors.ts'
import {report} from '../../page/report.ts'

/** Why something was not taken. */
export interface Failure {
  /** Empty where the server has not said why. */
  message: string
  /** By field id; empty where the message says enough. */
  fieldErrors: ReadonlyMap<string, string>
  /** HTTP status, where there was a reply. */
  status: number | null
}

/** What the server says of a failure to the visitor. */
export function parseFailure(error: unknown): Failure {
  const failure = asApiError(error)
  return {
    message: failure?.visitorMessage ?? '',
    fieldErrors: new Map(Object.entries(failure?.fieldErrors ?? {})),
    status: failure?.status ?? null,
  }
}

/** Reads a failure for the visitor. Only failures that no healthy shop has are reported to the console. */
export function readFailure(owner: string, error: unknown, element: Element): Failure {
  if (!asApiError(error)?.isExpected) report(owner, error, element)
  return parseFailure(error)
}
