import {execFile} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {DIST} from '../support/dist.ts'

const COMMAND = fileURLToPath(new URL('bin/vitrine.js', DIST))

interface Outcome {
  code: number
  /** What it printed, and what it complained about. */
  said: string
  complained: string
}

/** Runs the built command. */
export const runVitrine = (...args: string[]): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = execFile(process.execPath, [COMMAND, ...args], (_, said, complained) =>
      resolve({code: child.exitCode ?? -1, said, complained}),
    )
  })
