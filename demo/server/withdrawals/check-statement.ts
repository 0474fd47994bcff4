import {isEmail} from '../../../src/model/email.ts'
import {readTexts, refuseInvalid} from '../forms/keyed-texts.ts'
import {messages} from '../site/messages.ts'
import {LONGEST_FIELD, LONGEST_PLACE} from '../storage/quotas.ts'

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

/** A statement from a form or a call. */
export const readStatement = (said: Record<string, unknown>): Omit<Statement, 'key'> => readTexts(NAMES, said)

export function checkStatement(statement: Omit<Statement, 'key'>): void {
  refuseInvalid(findStatementProblems(statement))
}
