import {isRecord} from '../../lib/is-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import type {ValidationReply} from '../generated/schema.ts'
import type {Send} from '../http.ts'

export type {ValidationReply} from '../generated/schema.ts'

const readProblem = (error: unknown): ValidationReply['errors'] =>
  isRecord(error) ? [{path: `${error.path ?? ''}`, message: `${error.message ?? ''}`}] : []

function parseReply(reply: unknown): Result<ValidationReply> {
  const [valid, errors] = [readPath(reply, 'valid'), readPath(reply, 'errors') ?? []]
  if (typeof valid !== 'boolean') return fail('has no "valid"')
  return Array.isArray(errors)
    ? ok({valid, errors: errors.flatMap(readProblem)})
    : fail('"errors" is no list')
}

/** Asks the newer tracker whether it would accept the content of an event; nothing is counted. */
export const validateEventContent = (
  send: Send,
  schemaName: string,
  content: Readonly<Record<string, unknown>>,
): Promise<ValidationReply> =>
  send(`/api/v1/clanker/validate-event-content/${encodeURIComponent(schemaName)}`, parseReply, {
    method: 'POST',
    body: content,
  })
