import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {checkVector} from './check.ts'
import {findMissing, usedFormatters} from './names.ts'
import type {Vector} from './vector.ts'

/**
 * `node test/conformance/run.ts [report.json]`: the shared vectors, where they are. Ends with the counts, and fails if there is
 * nothing to run.
 */

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = process.env.CONFORMANCE_DIR ?? `${root}../shared/conformance`
const differencesFile = `${root}test/conformance/known-differences.json`

/** Only different locale data may be listed, for at most this share of all vectors. */
const MAX_DIFFERENCES = 0.03

type Outcome = 'passed' | 'failed' | 'known differences' | 'superseded'

const OUTCOMES: readonly Outcome[] = ['passed', 'failed', 'known differences', 'superseded']

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** Empty if the file is missing, which is reported. */
function readVectors(name: string): readonly Vector[] {
  const file = `${folder}/${name}`
  if (existsSync(file)) return read(file) as readonly Vector[]
  console.error(`No vectors: ${file} is missing. CONFORMANCE_DIR sets their folder.`)
  return []
}

const vectors = readVectors('template-vectors.json')
if (!vectors.length) process.exit(1)
const legacy = readVectors('legacy-money-vectors.json')
const differences = read(differencesFile) as Readonly<Record<string, string>>

/** The newer implementation outputs nothing for these; the server's output takes precedence. */
const superseding = new Set(legacy.flatMap(usedFormatters))

const isSuperseded = (vector: Vector): boolean =>
  !legacy.includes(vector) && usedFormatters(vector).some((name) => superseding.has(name))

async function run(vector: Vector): Promise<Outcome> {
  const missing = findMissing(vector).map((name) => `there is no ${name}`)
  const problems = missing.length ? missing : await checkVector(vector)
  if (!problems.length) return 'passed'
  if (Object.hasOwn(differences, vector.id) && vector.needs?.includes('cldr')) return 'known differences'
  if (isSuperseded(vector)) {
    console.info(`${vector.id} is superseded by the legacy money vectors`)
    return 'superseded'
  }
  const tested = vector.template ?? vector.expr ?? vector.function
  console.error(`✗ ${vector.id}\n  ${tested}\n  ${problems.join('\n  ')}`)
  return 'failed'
}

const outcomes: {kind: string; outcome: Outcome}[] = []
for (const vector of [...vectors, ...legacy]) outcomes.push({kind: vector.kind, outcome: await run(vector)})

const count = (wanted: Outcome, of = outcomes): number => of.filter(({outcome}) => outcome === wanted).length
for (const kind of new Set(outcomes.map((one) => one.kind))) {
  const those = outcomes.filter((one) => one.kind === kind)
  console.info(`${kind}: ${OUTCOMES.map((outcome) => `${count(outcome, those)} ${outcome}`).join(', ')}`)
}

const listed = Object.keys(differences).length
const tooMany = listed > outcomes.length * MAX_DIFFERENCES
if (tooMany) console.error(`${listed} known differences are too many`)
const counts = {passed: count('passed'), failed: count('failed')}
console.info(`\n${counts.passed} passed, ${counts.failed} failed`)
const [, , report] = process.argv
if (report) writeFileSync(report, JSON.stringify(counts))
process.exitCode = counts.failed || tooMany ? 1 : 0
