import {existsSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {formatters, predicates} from '../../src/template/index.ts'
import {checkVector} from './check.ts'
import type {Vector} from './vector.ts'

/** The shared vectors, run where they are. Ends with the counts, and fails where there is nothing to run. */

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = process.env.CONFORMANCE_DIR ?? `${root}../shared/conformance`
const file = `${folder}/template-vectors.json`
const differencesFile = `${root}test/conformance/known-differences.json`

/** Only differing locale data may be listed, and of at most this share of all vectors. */
const MAX_DIFFERENCES = 0.03

const KINDS = new Set(['instruction', 'expr', 'parse', 'message'])

/** Formatters and predicates that a vector uses and that there are none of, yet. */
function missing({template = ''}: Vector): string[] {
  const used = [...template.matchAll(/\|([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)
  const tested = [...template.matchAll(/\{\.(?:or |if )?([a-zA-Z][\w-]*\?)/g)].map(([, name = '']) => name)
  return [
    ...used.filter((name) => !Object.hasOwn(formatters, name)),
    ...tested.filter((name) => !Object.hasOwn(predicates, name)),
  ]
}

const isRun = (vector: Vector): boolean =>
  KINDS.has(vector.kind) || (/^(formatter|predicate)$/.test(vector.kind) && !missing(vector).length)

interface Count {
  passed: number
  failed: number
  known: number
  left: number
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'))
}

async function runAll(
  vectors: readonly Vector[],
  differences: Readonly<Record<string, string>>,
): Promise<Map<string, Count>> {
  const counts = new Map<string, Count>()
  for (const vector of vectors) {
    const count = counts.get(vector.kind) ?? {passed: 0, failed: 0, known: 0, left: 0}
    counts.set(vector.kind, count)
    if (!isRun(vector)) {
      count.left++
      continue
    }
    const problems = await checkVector(vector)
    const isKnown = Object.hasOwn(differences, vector.id) && vector.needs?.includes('cldr')
    if (!problems.length) count.passed++
    else if (isKnown) count.known++
    else {
      count.failed++
      console.error(`✗ ${vector.id}\n  ${vector.template ?? vector.expr}\n  ${problems.join('\n  ')}`)
    }
  }
  return counts
}

if (!existsSync(file)) {
  console.error(`No vectors: ${file} is missing. CONFORMANCE_DIR says where they are.`)
  process.exit(1)
}
const vectors = read(file) as readonly Vector[]
const differences = read(differencesFile) as Readonly<Record<string, string>>
const counts = await runAll(vectors, differences)
for (const [kind, {passed, failed, known, left}] of counts)
  console.info(`${kind}: ${passed} passed, ${failed} failed, ${known} known differences, ${left} not run`)
const sum = (key: keyof Count) => [...counts.values()].reduce((total, count) => total + count[key], 0)
const tooMany = Object.keys(differences).length > vectors.length * MAX_DIFFERENCES
if (tooMany) console.error(`${Object.keys(differences).length} known differences are too many`)
console.info(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') || tooMany ? 1 : 0
