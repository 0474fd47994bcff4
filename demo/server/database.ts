import {mkdir} from 'node:fs/promises'
import {dirname} from 'node:path'
import {fileURLToPath} from 'node:url'
import {type Client, createClient, type InArgs, type Row, type Transaction} from '@libsql/client'
import {createQueue} from '../../src/lib/queue.ts'
import {migrations} from './migrations.ts'

/** The query methods of both the database and an open transaction. */
export interface Queries {
  all: (sql: string, args?: InArgs) => Promise<Row[]>
  first: (sql: string, args?: InArgs) => Promise<Row | undefined>
}

export interface Database extends Queries {
  /** Runs `work` in a transaction, one at a time. */
  write: <T>(work: (transaction: Queries) => Promise<T>) => Promise<T>
  close: () => void
}

/** How long another process may lock the file before a write fails. */
const BUSY_MS = 5000

const queriesOn = (source: Client | Transaction): Queries => ({
  all: async (sql, args = []) => (await source.execute({sql, args})).rows,
  first: async (sql, args = []) => (await source.execute({sql, args})).rows[0],
})

const isFile = (url: string): boolean => url.startsWith('file:')

/** `file:/…` is absolute, `file:…` is relative to the working directory. */
const folderOf = (url: string): string =>
  dirname(url.startsWith('file:/') ? fileURLToPath(url) : url.slice('file:'.length))

async function transact<T>(client: Client, work: (transaction: Queries) => Promise<T>): Promise<T> {
  const transaction = await client.transaction('write')
  try {
    const result = await work(queriesOn(transaction))
    await transaction.commit()
    return result
  } finally {
    transaction.close()
  }
}

async function migrate(client: Client): Promise<void> {
  const transaction = await client.transaction('write')
  try {
    const version = Number((await transaction.execute('PRAGMA user_version')).rows[0]?.user_version)
    for (const sql of migrations.slice(version)) await transaction.executeMultiple(sql)
    await transaction.execute(`PRAGMA user_version = ${migrations.length}`)
    await transaction.commit()
  } finally {
    transaction.close()
  }
}

/** Opens the database and migrates its tables; creates the folder of a `file:` URL. */
export async function openDatabase(url: string): Promise<Database> {
  if (isFile(url)) await mkdir(folderOf(url), {recursive: true})
  const client = createClient({url, timeout: BUSY_MS})
  const enqueue = createQueue()
  if (isFile(url)) await client.execute('PRAGMA journal_mode = WAL')
  await migrate(client)
  return {
    ...queriesOn(client),
    // A second transaction of this process would block the thread that must end the first.
    write: (work) => enqueue('write', () => transact(client, work)),
    close: () => client.close(),
  }
}
