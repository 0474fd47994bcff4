import {asRecord} from '../../lib/as-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {report} from '../../page/report.ts'

/** Why something was not taken. */
export interface Failure {
  /** Empty where the server has not said why. */
  message: string
  /** By field id; empty where the message says enough. */
  fieldErrors: ReadonlyMap<string, string>
  /** Of the reply, where there was one. */
  status: unknown
}

/** What the server says of a failure to the visitor. */
export function parseFailure(error: unknown): Failure {
  const fieldErrors = Object.entries(asRecord(readPath(error, 'fieldErrors')))
  return {
    message: textOrNull(readPath(error, 'visitorMessage')) ?? '',
    fieldErrors: new Map(fieldErrors.map(([id, text]) => [id, textOrNull(text) ?? ''])),
    status: readPath(error, 'status'),
  }
}

/** Reads a failure for the visitor. The console hears only of what no healthy shop has. */
export function readFailure(owner: string, error: unknown, element: Element): Failure {
  if (!readPath(error, 'isExpected')) report(owner, error, element)
  return parseFailure(error)
}
