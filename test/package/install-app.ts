import {execFile} from 'node:child_process'
import {cp, mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {installPackages} from '../prepare/packages.ts'
import {type AppName, folderOf, packagesOfApp} from './apps.ts'
import {TARBALL} from './pack.ts'

const runFile = promisify(execFile)

export interface InstalledApp {
  folder: string
  /** Runs a program in the folder of the app. */
  run: (
    program: string,
    args: readonly string[],
    env?: NodeJS.ProcessEnv,
  ) => Promise<{stdout: string; stderr: string}>
  remove: () => Promise<void>
}

/** Of the test runner's own environment, what an app would take for its own. */
const {NODE_ENV: _, ...inherited} = process.env

export const environment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...inherited,
  NEXT_TELEMETRY_DISABLED: '1',
  ...env,
})

/** Node’s own message has stderr alone, and compilers write their errors to stdout. */
function withOutput(error: Error & {stdout?: string}): never {
  throw new Error(`${error.message}\n${error.stdout ?? ''}`, {cause: error})
}

/**
 * A copy of an app with what its lock file names, and the packed tarball. It is outside of the project, whose own packages
 * would otherwise stand in for those that the tarball lacks.
 */
export async function installApp(name: AppName): Promise<InstalledApp> {
  const folder = await mkdtemp(join(tmpdir(), `vitrine-${name}-`))
  const run: InstalledApp['run'] = (program, args, env = {}) =>
    runFile(program, args, {cwd: folder, env: environment(env)}).catch(withOutput)
  const remove = () => rm(folder, {recursive: true, force: true})
  try {
    await cp(folderOf(name), folder, {recursive: true})
    await installPackages(packagesOfApp(name), folder)
    // the prefix, since npm run hands its own down
    await run('npm', ['install', '--prefix', folder, '--no-save', '--prefer-offline', TARBALL])
  } catch (error) {
    await remove()
    throw error
  }
  return {folder, run, remove}
}
