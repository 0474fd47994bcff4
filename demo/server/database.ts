import {mkdir} from 'node:fs/promises'
import {dirname} from 'node:path'
import {setImmediate, setTimeout} from 'node:timers/promises'
import {fileURLToPath} from 'node:url'
import {type Client, createClient, type InArgs, LibsqlError, type Row, type Transaction} from '@libsql/client'
import {createQueue} from '../../src/lib/queue.ts'
import {RetryLater} from './http/refusal.ts'
import {migrations} from './migrations.ts'

/** The query methods of both the database and an open transaction. */
export interface Queries {
  all: (sql: string, args?: InArgs) => Promise<Row[]>
  first: (sql: string, args?: InArgs) => Promise<Row | undefined>
}

/** A statement that writes runs in a separate transaction. */
export interface Database extends Queries {
  /** Runs `work` in a transaction, one at a time. Throws a refusal while another process keeps the file locked. */
  write: <T>(work: (transaction: Queries) => Promise<T>) => Promise<T>
  close: () => void
}

/** How long another process may lock the file before a write is refused. */
const BUSY_MS = 5000
/** The first pause between two attempts, and the longest. */
const [FIRST_PAUSE_MS, LONGEST_PAUSE_MS] = [10, 80]
/** After this time, a process with many writes lets others write. */
const TURN_MS = 50
/** Readers only wait for a process that recovers the file. SQLite sleeps meanwhile, and with it this process. */
const READER_BUSY_MS = 500

// no statement of the shop writes after `WITH`
const isRead = (sql: string): boolean => /^\s*(SELECT|WITH|PRAGMA)\b/i.test(sql)

const isBusy = (error: unknown): boolean => error instanceof LibsqlError && error.code === 'SQLITE_BUSY'

const queriesOn = (source: Client | Transaction): Queries => ({
  all: async (sql, args = []) => (await source.execute({sql, args})).rows,
  first: async (sql, args = []) => (await source.execute({sql, args})).rows[0],
})

const isFile = (url: string): boolean => url.startsWith('file:')
const isInMemory = (url: string): boolean => url.startsWith('file::memory:')

/** `file:/…` is absolute, `file:…` is relative to the working directory. */
const folderOf = (url: string): string =>
  dirname(url.startsWith('file:/') ? fileURLToPath(url) : url.slice('file:'.length))

/** Begins a transaction, and waits until `deadline` for another process. SQLite's own wait would block the thread. */
async function begin(client: Client, deadline: number): Promise<Transaction> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    try {
      return await client.transaction('write')
    } catch (error) {
      if (!isBusy(error)) throw error
      // libSQL leaves a refused statement open, so that the connection could not commit any more
      await client.reconnect()
      if (performance.now() >= deadline) throw new RetryLater(BUSY_MS / 1000, 'The database is locked.', 503)
      await setTimeout(pause)
    }
  }
}

/** Runs transactions one after the other. Each waits for other processes since its call, or since the last success. */
function createWriter(client: Client) {
  const enqueue = createQueue()
  let succeeded = 0
  let paused = 0
  /** Leaves the file to other processes from time to time. */
  async function pause(): Promise<void> {
    if (succeeded - paused < TURN_MS) return
    await setImmediate()
    paused = performance.now()
  }
  async function run<T>(called: number, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const transaction = await begin(client, Math.max(called, succeeded) + BUSY_MS)
    try {
      const result = await work(transaction)
      await transaction.commit()
      return result
    } finally {
      transaction.close()
      succeeded = performance.now()
      await pause()
    }
  }
  return <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    const called = performance.now()
    return enqueue('write', () => run(called, work))
  }
}

async function migrate(transaction: Transaction): Promise<void> {
  const version = Number((await transaction.execute('PRAGMA user_version')).rows[0]?.user_version)
  for (const sql of migrations.slice(version)) await transaction.executeMultiple(sql)
  await transaction.execute(`PRAGMA user_version = ${migrations.length}`)
}

/** The writer reconnects after a refusal, so it has separate connections; a database in memory has a single one. */
function connect(url: string): {reader: Client; writer: Client} {
  const reader = createClient({url, timeout: READER_BUSY_MS})
  return {reader, writer: isInMemory(url) ? reader : createClient({url, timeout: 0})}
}

/** Opens the database and migrates its tables; creates the folder of a `file:` URL. */
export async function openDatabase(url: string): Promise<Database> {
  if (isFile(url)) await mkdir(folderOf(url), {recursive: true})
  const {reader, writer} = connect(url)
  if (isFile(url)) await reader.execute('PRAGMA journal_mode = WAL')
  const transact = createWriter(writer)
  await transact(migrate)
  const queries = queriesOn(reader)
  const write: Database['write'] = (work) => transact((transaction) => work(queriesOn(transaction)))
  const all: Database['all'] = (sql, args) =>
    isRead(sql) ? queries.all(sql, args) : write((transaction) => transaction.all(sql, args))
  return {
    all,
    first: async (sql, args) => (await all(sql, args))[0],
    write,
    close: () => {
      reader.close()
      writer.close()
    },
  }
}
