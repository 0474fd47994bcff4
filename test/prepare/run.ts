import {spawn} from 'node:child_process'
import {mkdirSync, writeFileSync} from 'node:fs'
import {setPriority} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {QUEUES} from './things.ts'

/**
 * `npm run test:prepare`: installs and fills what the tests would wait for otherwise, each thing in its own process.
 * `npm run test:prepare -- medusa postgres` prepares these.
 */

interface Prepared {
  name: string
  seconds: number
}

const TIMES = join(import.meta.dirname, '../../test-results/prepare-times.json')
const PREPARE = join(import.meta.dirname, 'prepare.ts')
/** Tests go first. */
const NICE = 10

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !QUEUES.flat().includes(name))
if (unknown) throw new Error(`nothing is called ${unknown}: ${QUEUES.flat().join(', ')}`)

let missing = 0

async function prepare(name: string): Promise<Prepared> {
  const begun = Date.now()
  const child = spawn(process.execPath, [PREPARE, name], {stdio: ['ignore', 'ignore', 'pipe']})
  const said = await text(child.stderr)
  const seconds = Math.round((Date.now() - begun) / 100) / 10
  if (child.exitCode) missing++
  console.info(child.exitCode ? `– ${name}: ${said.trim()}` : `✓ ${name}: ${seconds} s`)
  return {name, seconds}
}

async function prepareAll(names: readonly string[]): Promise<Prepared[]> {
  const all: Prepared[] = []
  for (const name of names) if (!wanted.length || wanted.includes(name)) all.push(await prepare(name))
  return all
}

setPriority(NICE)
const prepared = (await Promise.all(QUEUES.map(prepareAll))).flat()
mkdirSync(join(TIMES, '..'), {recursive: true})
writeFileSync(TIMES, JSON.stringify(prepared))
process.exitCode = missing ? 1 : 0
