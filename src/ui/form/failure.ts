import {asApiError} from '../../contract/errors.ts'
import {report} from '../../page/report.ts'

/** The reason for a refusal. */
export interface Failure {
  /** Empty if the server gives no reason. */
  message: string
  /** By field id; empty if the message is enough. */
  fieldErrors: ReadonlyMap<string, string>
  /** HTTP status, if the server replied. */
  status: number | null
}

/** The server's message to the visitor about a failure. */
export function parseFailure(error: unknown): Failure {
  const failure = asApiError(error)
  return {
    message: failure?.visitorMessage ?? '',
    fieldErrors: new Map(Object.entries(failure?.fieldErrors ?? {})),
    status: failure?.status ?? null,
  }
}

/** Reads a failure for the visitor. Only failures that a healthy shop never has go to the console. */
export function readFailure(owner: string, error: unknown, element: Element): Failure {
  if (!asApiError(error)?.isExpected) report(owner, error, element)
  return parseFailure(error)
}
