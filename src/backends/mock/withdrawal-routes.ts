import {toJson} from '../../lib/to-json.ts'
import {createUuid} from '../../lib/uuid.ts'
import {type Answer, answer, readBody, readKey, readText} from './ask.ts'
import {INVALID, readEmail} from './read-email.ts'
import {Refusal} from './refusal.ts'
import type {Route} from './route.ts'

/** The statement sent with a key, and its receipt. */
interface Received {
  statement: string
  receipt: {id: string; receivedAt: number}
}

/** The maximum number of keys that a page remembers. */
export type Receipts = Map<string, Received>

const NEEDED = ['name', 'orderOrContract'] as const

function withdraw(body: Record<string, unknown>, receipts: Receipts): Answer {
  const missing = NEEDED.filter((name) => !readText(body[name], name).trim())
  if (missing.length) {
    const errors = missing.map((name) => [name, 'This field is required.'] as const)
    throw new Refusal(400, INVALID, {errors: Object.fromEntries(errors)})
  }
  readEmail(body.email)
  const key = readKey(body.key)
  const statement = toJson(body)
  const received = receipts.get(key) ?? {statement, receipt: {id: createUuid(), receivedAt: Date.now()}}
  if (received.statement !== statement) throw new Refusal(422, 'This was changed since you confirmed it.')
  receipts.set(key, received)
  return answer(received.receipt)
}

/** The mock shop stores a statement as long as its page. */
export const withdrawalRoutes = (receipts: Receipts): readonly Route[] => [
  ['POST', '/api/commerce/withdrawals', (ask) => withdraw(readBody(ask), receipts)],
]
