import {execFile, spawn} from 'node:child_process'
import {mkdir, mkdtemp, readdir, rm} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {root} from '../../build/root.ts'

const exec = promisify(execFile)

interface Run {
  code: number | null
  /** What it printed, errors too. */
  said: string
}

/** The packed command of a build, in a folder that is removed at the end. */
export interface Packed {
  /** The folder in which it runs. */
  home: string
  /** Runs it; `answers` are what its user types. */
  run: (args: readonly string[], answers?: readonly string[]) => Promise<Run>
  remove: () => Promise<void>
}

/** Packs `create-vitrine` as npm would publish it. */
export async function packCreateVitrine(): Promise<Packed> {
  const results = join(root, 'test-results')
  await mkdir(results, {recursive: true})
  const home = await mkdtemp(join(results, 'create-'))
  await exec('npm', ['pack', '--silent', '--pack-destination', home], {cwd: join(root, 'create-vitrine')})
  const [tarball = ''] = await readdir(home)
  await exec('tar', ['-xzf', join(home, tarball), '-C', home])
  const command = join(home, 'package/dist/index.js')
  return {
    home,
    run(args, answers = []) {
      const child = spawn(process.execPath, [command, ...args], {cwd: home})
      let said = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
      child.stdin.end(answers.map((answer) => `${answer}\n`).join(''))
      return new Promise((resolve) => child.on('close', (code) => resolve({code, said})))
    },
    remove: () => rm(home, {recursive: true, force: true}),
  }
}
