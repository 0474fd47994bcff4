import {execFile} from 'node:child_process'
import {mkdir, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {readPath} from '../../../src/lib/read-path.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import type {Database} from './postgres.ts'

export const HERE = import.meta.dirname
export const CLI = join(HERE, 'node_modules/@medusajs/cli/cli.js')
/** Maximum milliseconds of a command, such as the migration of the database. */
export const LONGEST = 180_000

const run = promisify(execFile)

export const settingsFor = ({url, folder}: Database) => ({
  DATABASE_URL: url,
  XDG_CONFIG_HOME: folder,
  MEDUSA_DISABLE_TELEMETRY: 'true',
  NODE_ENV: 'production',
})

/**
 * Writes a user's config of Medusa outside of the home folder. The variable alone stops Medusa from sending data, but not
 * from starting a process for it at the end.
 */
export async function turnTelemetryOff({folder}: Database): Promise<void> {
  await mkdir(join(folder, 'medusa'))
  await writeFile(join(folder, 'medusa/config.json'), JSON.stringify({telemetry: {enabled: false}}))
}

/** Runs a Medusa command. Medusa logs the reason of a failure to the standard output. */
export async function runMedusa(database: Database, ...args: string[]): Promise<void> {
  try {
    const env = {...process.env, ...settingsFor(database)}
    await run(process.execPath, [CLI, ...args], {cwd: HERE, env, timeout: LONGEST, maxBuffer: 1e8})
  } catch (error) {
    const output = textOrNull(readPath(error, 'stdout')) ?? `${error}`
    throw new Error(`medusa ${args[0]} failed: ${output.slice(-2000)}`)
  }
}
