import type {Store} from '../../seed/stores.ts'
import type {Database, Queries} from '../database.ts'
import {readKey} from '../forms/keyed-texts.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import type {Shares} from '../storage/shares.ts'
import {checkStatement, readStatement, type Statement, type Withdrawal} from './check-statement.ts'
import {type Mail, receiptMail} from './receipt-mail.ts'

/** Who sends a statement. */
interface Sender {
  visitor: string
  network: string
  store: Store
}

const parse = (data: unknown): Withdrawal => JSON.parse(String(data))

const isSame = (one: Statement, other: Statement): boolean =>
  one.name === other.name &&
  one.orderOrContract === other.orderOrContract &&
  one.email === other.email &&
  one.statement === other.statement

/** The first statement with this key; throws if it said something else, which would otherwise be lost. */
async function findEarlier(queries: Queries, statement: Statement): Promise<Withdrawal | null> {
  const row = await queries.first('SELECT data FROM withdrawals WHERE key = ?', [statement.key])
  if (!row) return null
  const earlier = parse(row.data)
  if (!isSame(earlier, statement)) throw new Refusal(422, messages.changedSince)
  return earlier
}

/**
 * Statements of withdrawal. A well-formed statement is stored whatever its order: it counts from when it is sent, so a
 * wrong digit must not lose it, and a refusal would tell strangers which orders exist.
 */
export function createWithdrawals(database: Database, now: () => number, shares: Shares) {
  async function add(queries: Queries, statement: Statement, sender: Sender): Promise<Withdrawal> {
    const earlier = await findEarlier(queries, statement)
    if (earlier) return earlier
    const withdrawal = {id: crypto.randomUUID(), receivedAt: now(), ...statement}
    const data = JSON.stringify(withdrawal)
    const mail = JSON.stringify(receiptMail({withdrawal, store: sender.store}))
    shares.take('withdrawals', sender.network, data, mail)
    await queries.all(
      'INSERT INTO withdrawals (id, key, visitor, created, data, mail) VALUES (?, ?, ?, ?, ?, ?)',
      [withdrawal.id, statement.key, sender.visitor, withdrawal.receivedAt, data, mail],
    )
    return withdrawal
  }

  return {
    /** Stores a statement once, however often it is sent. */
    keep: async (said: Record<string, unknown>, sender: Sender): Promise<Withdrawal> => {
      const read = readStatement(said)
      checkStatement(read)
      const statement = {...read, key: readKey(said.key)}
      return database.write((queries) => add(queries, statement, sender))
    },
    /** For the browser that sent it: its id stands in an address. */
    find: async (id: string, visitor: string): Promise<Withdrawal | null> => {
      const row = await database.first('SELECT data FROM withdrawals WHERE id = ? AND visitor = ?', [
        id,
        visitor,
      ])
      return row ? parse(row.data) : null
    },
    list: async (): Promise<Withdrawal[]> => {
      const rows = await database.all('SELECT data FROM withdrawals ORDER BY created, rowid')
      return rows.map(({data}) => parse(data))
    },
    mails: async (): Promise<Mail[]> => {
      const rows = await database.all('SELECT mail FROM withdrawals ORDER BY created, rowid')
      return rows.map(({mail}) => JSON.parse(String(mail)))
    },
  }
}

export type Withdrawals = ReturnType<typeof createWithdrawals>
