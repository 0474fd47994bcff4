import {spawn} from 'node:child_process'
import {text} from 'node:stream/consumers'

export interface PlaywrightRun {
  passed: number
  failed: number
  /** The complete output. */
  output: string
}

const countOf = (output: string, word: string): number =>
  Number(new RegExp(`^ +(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0)

/** Runs browser tests in a separate process, one at a time. */
export async function runPlaywright(
  file: string,
  settings: Readonly<Record<string, string>>,
): Promise<PlaywrightRun> {
  const child = spawn('playwright', ['test', file, '--workers=1', '--reporter=list'], {
    env: {...process.env, ...settings},
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const output = await text(child.stdout)
  const passed = countOf(output, 'passed')
  // a run that never started has no counts
  return {passed, failed: passed ? countOf(output, 'failed') : 1, output}
}
