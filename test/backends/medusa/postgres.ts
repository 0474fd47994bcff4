import {execFile, execFileSync} from 'node:child_process'
import {readdirSync} from 'node:fs'
import {chown, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {delimiter, join} from 'node:path'
import {promisify} from 'node:util'
import {findPort} from '../../helpers/find-port.ts'
import {installWithDebian, works} from '../../install-browser.ts'
import {runServer} from '../run-server.ts'
import {CannotStart} from '../shop.ts'

/** Debian installs each version to a separate folder, outside of the PATH. */
const VERSIONS = '/usr/lib/postgresql'
/** Milliseconds. */
const START = 30_000

const run = promisify(execFile)

function foldersOf(versions: string): string[] {
  try {
    return readdirSync(versions).map((version) => join(versions, version, 'bin'))
  } catch {
    return []
  }
}

const findPrograms = (): string | undefined =>
  [...foldersOf(VERSIONS).toSorted().toReversed(), ...(process.env.PATH ?? '').split(delimiter)].find(
    (folder) => ['initdb', 'postgres', 'psql'].every((name) => works(join(folder, name))),
  )

/** Installs Debian's package if necessary, and reports whether PostgreSQL is available. */
export function ensurePostgres(): boolean {
  if (!findPrograms()) installWithDebian(['postgresql'])
  return findPrograms() !== undefined
}

/** The folder of PostgreSQL's programs. */
function requirePrograms(): string {
  const found = ensurePostgres() && findPrograms()
  if (found) return found
  throw new CannotStart(
    `PostgreSQL is missing: neither on the PATH nor in ${VERSIONS}, and apt-get has not installed it`,
  )
}

export const postgresVersion = (): string =>
  execFileSync(join(requirePrograms(), 'postgres'), ['--version'], {encoding: 'utf8'}).trim()

const idOf = (user: string, flag: string): number =>
  Number(execFileSync('id', [flag, user], {encoding: 'utf8'}))

/** PostgreSQL refuses to run as root: runs it as the user of Debian's package, who has to own its folder. */
function findOwner() {
  if (process.getuid?.() !== 0) return {prefix: [], own: async () => {}}
  try {
    const [user, group] = [idOf('postgres', '-u'), idOf('postgres', '-g')]
    return {
      prefix: ['setpriv', `--reuid=${user}`, `--regid=${group}`, '--clear-groups', '--'],
      own: (folder: string) => chown(folder, user, group),
    }
  } catch {
    throw new CannotStart('PostgreSQL does not run as root, and there is no user "postgres"')
  }
}

export interface Database {
  url: string
  /** Removed with the database. */
  folder: string
  /** Runs SQL, and returns the lines of the reply. */
  ask: (sql: string) => Promise<string[]>
  /** Stops the database, and copies its data, which `startDatabase` can use again. */
  save: (to: string) => Promise<void>
  stop: () => Promise<void>
}

/** Copies a folder with its owner. */
const copy = (from: string, to: string) => run('cp', ['-a', from, to])

/** A database in a temporary folder, empty or with `saved` data. Its writes may be lost in a crash, which makes it faster. */
export async function startDatabase(saved?: string): Promise<Database> {
  const programs = requirePrograms()
  const {prefix, own} = findOwner()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'))
  const clear = () => rm(folder, {recursive: true, force: true})
  const command = (name: string, ...args: string[]): readonly [string, string[]] => {
    const [first = '', ...rest] = [...prefix, join(programs, name), ...args]
    return [first, rest]
  }
  try {
    await own(folder)
    const data = join(folder, 'data')
    const options = ['-A', 'trust', '-U', 'postgres', '--no-sync', '--locale=C', '-E', 'UTF8']
    if (saved) await copy(saved, data)
    else await run(...command('initdb', '-D', data, ...options), {cwd: folder})
    const port = `${await findPort()}`
    const settings = [
      'fsync=off',
      'full_page_writes=off',
      'synchronous_commit=off',
      'listen_addresses=127.0.0.1',
    ]
    const [program, args] = command(
      'postgres',
      ...['-D', data, '-p', port, '-k', folder],
      ...settings.flatMap((setting) => ['-c', setting]),
    )
    const ready = 'ready to accept connections'
    const {stop} = await runServer({command: program, args, folder, ready, within: START})
    const client = ['-h', folder, '-p', port, '-U', 'postgres', '-XtA']
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      folder,
      async ask(sql) {
        const {stdout} = await run(join(programs, 'psql'), [...client, '-c', sql])
        return stdout.split('\n').filter(Boolean)
      },
      async save(to) {
        await stop()
        await copy(data, to)
      },
      stop: () => stop().then(clear),
    }
  } catch (error) {
    await clear()
    throw error
  }
}
