import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, readFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {ensureFirefox} from '../firefox/firefox.ts'
import {ensureWebKit} from '../webkit.ts'
import type {Check} from './check.ts'
import {createTally} from './shop/tally.ts'

interface Counts {
  passed: number
  failed: number
  skipped: number
  failures: string[]
}

/** Runs a program of the flows that writes its counts. */
async function count(...program: string[]): Promise<Counts> {
  const output = join(await mkdtemp(join(tmpdir(), 'vitrine-engines-')), 'counts.json')
  await once(spawn('node', [...program, output], {stdio: ['ignore', 'ignore', 'inherit']}), 'exit')
  return JSON.parse(await readFile(output, 'utf8'))
}

const RUNS = [
  ['Flows of shoppers in Chromium', ['test/flows/run.ts', 'chromium']],
  ['Flows of shoppers in Firefox', ['test/flows/run.ts', 'firefox']],
  ['Positions and pictures in Firefox and WebKit, compared with Chromium', ['test/flows/pictures/run.ts']],
] as const

async function run() {
  if (!ensureFirefox() || !ensureWebKit())
    throw new Error('Firefox or WebKitGTK is missing, and could not be installed')
  const tally = createTally()
  for (const [what, program] of RUNS) {
    const {passed, failed, skipped, failures} = await count(...program)
    tally.expect(!failed, what, passed + failed, `${failed} wrong, ${skipped} skipped`)
    for (const failure of failures) console.error(failure)
  }
  return tally.end()
}

/** `npm test` runs the flows in WebKit; the browser tests run in the other two. */
export const check: Check = {name: 'Three engines side by side', run}
