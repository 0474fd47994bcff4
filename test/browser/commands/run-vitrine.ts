import {execFile} from 'node:child_process'
import {cp, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {DIST} from '../support/dist.ts'

export const COMMAND = fileURLToPath(new URL('bin/vitrine.js', DIST))

interface Outcome {
  code: number
  /** What it printed, and what it complained about. */
  said: string
  complained: string
}

/** Runs the command of a built folder. */
const runCommand = (command: string, ...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [command, ...args], (_, said, complained) =>
      resolve({code: child.exitCode ?? -1, said, complained}),
    )
  })

/** Runs the built command. */
export const runVitrine = (...args: string[]): Promise<Outcome> => runCommand(COMMAND, ...args)

/** Runs it where no package is installed; `folder` is an empty folder outside the project. */
export async function runVitrineAlone(folder: string, ...args: string[]): Promise<Outcome> {
  await cp(DIST, join(folder, 'dist'), {recursive: true})
  await writeFile(join(folder, 'package.json'), '{"type": "module"}')
  return runCommand(join(folder, 'dist/bin/vitrine.js'), ...args)
}
