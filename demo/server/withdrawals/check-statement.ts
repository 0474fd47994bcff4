import {isEmail} from '../../../src/model/email.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import {LONGEST_FIELD, LONGEST_ID, LONGEST_PLACE} from '../storage/quotas.ts'

/** What a consumer states. */
export interface Statement {
  name: string
  orderOrContract: string
  email: string
  statement: string
  /** Created with the statement: sending it again stores nothing more. */
  key: string
}

/** A statement as stored. */
export interface Withdrawal extends Statement {
  id: string
  /** Epoch milliseconds. */
  receivedAt: number
}

/** Whether a text says anything: it has a letter or a digit of any script. */
const saysAnything = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)

function findProblem(text: string, most: number): string | null {
  if (!text) return messages.required
  if (text.length > most) return messages.tooLong
  return saysAnything(text) ? null : messages.notAValue
}

const findEmailProblem = (email: string): string | null =>
  findProblem(email, LONGEST_FIELD) ?? (isEmail(email) ? null : messages.email)

/** Problems that the consumer can correct, by field. */
export function findStatementProblems(statement: Omit<Statement, 'key'>): Record<string, string> {
  const {name, orderOrContract, email, statement: text} = statement
  const problems = {
    name: findProblem(name, LONGEST_FIELD),
    orderOrContract: findProblem(orderOrContract, LONGEST_FIELD),
    email: findEmailProblem(email),
    statement: text ? findProblem(text, LONGEST_PLACE) : null,
  }
  return Object.fromEntries(Object.entries(problems).flatMap(([id, text]) => (text ? [[id, text]] : [])))
}

const NAMES = ['name', 'orderOrContract', 'email', 'statement'] as const

/** A statement from a form or a call. A value that is no text is an error of its field. */
export function readStatement(said: Record<string, unknown>): Omit<Statement, 'key'> {
  const wrong = NAMES.filter((name) => said[name] !== undefined && typeof said[name] !== 'string')
  if (wrong.length)
    throw new Refusal(
      400,
      messages.invalidFields,
      Object.fromEntries(wrong.map((name) => [name, messages.notAValue])),
    )
  const textOf = (name: string) => `${said[name] ?? ''}`.trim()
  return {
    name: textOf('name'),
    orderOrContract: textOf('orderOrContract'),
    email: textOf('email'),
    statement: textOf('statement'),
  }
}

export function checkStatement(statement: Omit<Statement, 'key'>): void {
  const problems = findStatementProblems(statement)
  if (Object.keys(problems).length) throw new Refusal(400, messages.invalidFields, problems)
}

/** Throws for a key that another visitor could guess, or that is too long to store. */
export function readKey(key: unknown): string {
  if (typeof key === 'string' && key.length >= 16 && key.length <= LONGEST_ID) return key
  throw new Refusal(400, messages.staleForm)
}
