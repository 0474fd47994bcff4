import {execFile} from 'node:child_process'
import {cp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {root} from '../../build/root.ts'
import {makeClone} from '../helpers/clone.ts'

const runFile = promisify(execFile)

/** Where a program fails, the error has what it has written. */
export type Run = (program: string, ...args: string[]) => Promise<string>

export const runIn =
  (folder: string, env: NodeJS.ProcessEnv): Run =>
  async (program, ...args) => {
    const {stdout} = await runFile(program, args, {cwd: folder, env: {...process.env, ...env}})
    return stdout
  }

/** A copy of the project with its built files. */
export interface ReleaseCopy {
  folder: string
  run: Run
  /** Changes the one line that the owner changes. */
  setLicence: (name: string) => Promise<void>
  /** Packs both packages; returns the paths of the files. */
  pack: () => Promise<string[]>
  remove: () => Promise<void>
}

const REPOSITORY = 'https://forge.example/shop/vitrine'

export async function makeReleaseCopy(env: NodeJS.ProcessEnv): Promise<ReleaseCopy> {
  const folder = makeClone()
  for (const built of ['dist', 'create-vitrine/dist'])
    await cp(join(root, built), join(folder, built), {recursive: true})
  const run = runIn(folder, env)
  const packages = join(folder, 'packages')
  return {
    folder,
    run,
    async setLicence(name) {
      const file = join(folder, 'package.json')
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace(/"license": "[^"]*"/, `"license": "${name}"`))
    },
    async pack() {
      await run('npm', 'run', 'release:pack', '--', packages, '--repository', REPOSITORY)
      return (await readdir(packages)).sort().map((name) => join(packages, name))
    },
    remove: () => rm(folder, {recursive: true, force: true}),
  }
}
