import {execFile} from 'node:child_process'
import {join} from 'node:path'
import {variantOf} from './cart-parts.ts'
import type {Outcome} from './outcome.ts'
import type {RunningShop} from './shop.ts'

const COMMAND = join(import.meta.dirname, '../../dist/bin/vitrine.js')

const STATES: Readonly<Record<string, Outcome['state']>> = {'✓': 'passed', '✗': 'failed', '–': 'skipped'}

/** A line that the command prints, with the lines of its failure. */
const LINE = /^([✓✗–]) (.*?)(?: \(([^()]*)\))?$((?:\n {4}.*)*)/gm

const run = (args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...args], (_error, stdout, stderr) => resolve(stdout + stderr))
  })

/** Runs the built `vitrine check-backend --as …`. Skips a shop on its own pages: the command runs without pages. */
export async function runCommand({tag, goods, category, code, proxied}: RunningShop): Promise<Outcome[]> {
  const {backend, api = '', ...settings} = tag
  if (!backend || proxied) return []
  const {id} = goods.plain
  const options = Object.entries({
    as: backend,
    ...settings,
    item: id,
    sku: variantOf(goods.plain).sku,
    code: code.text,
    category,
  })
  const output = await run([
    'check-backend',
    api,
    ...options.flatMap(([name, value]) => [`--${name}`, value]),
  ])
  const outcomes = Array.from(output.matchAll(LINE), ([, sign = '', name = '', reason = '', more = '']) => ({
    name: `check-backend: ${name}`,
    state: STATES[sign] ?? 'failed',
    note: reason || more.replace(/\s+/g, ' ').trim(),
  }))
  return outcomes.length ? outcomes : [{name: 'check-backend', state: 'failed', note: output}]
}
