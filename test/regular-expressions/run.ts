import {globSync, readFileSync, writeFileSync} from 'node:fs'
import {root} from '../../build/root.ts'
import {collectExpressions, type Expression} from './collect.ts'
import {BOUNDED, judge} from './judge.ts'

/** Finds regular expressions in the built files whose time grows faster than their input. */

const known = new Map<string, {expression: Expression; files: string[]}>()
const failures: string[] = []

for (const file of globSync('dist/**/*.js', {cwd: root}).sort()) {
  const {expressions, unreadable} = collectExpressions(readFileSync(`${root}${file}`, 'utf8'))
  for (const text of unreadable) failures.push(`${file}: ${text} is not known before it runs`)
  for (const expression of expressions) {
    const key = `/${expression.source}/${expression.flags}`
    const {files} = known.get(key) ?? {files: []}
    known.set(key, {expression, files: [...files, file]})
  }
}

const isBounded = ({source}: Expression): boolean => BOUNDED.some((one) => one.source === source)

for (const {source} of BOUNDED)
  if (![...known.values()].some(({expression}) => expression.source === source))
    failures.push(`/${source}/ is named as bounded, and is in no file`)

for (const {expression, files} of known.values()) {
  const verdict = isBounded(expression) ? null : await judge(expression)
  if (verdict) failures.push(`${files.join(', ')}: ${verdict}`)
}

const results = {passed: known.size - failures.length, failed: failures.length, failures}
const [, , output] = process.argv
if (output) writeFileSync(output, JSON.stringify(results))
for (const failure of failures) console.error(failure)
console.info(
  `${known.size} regular expressions, ${failures.length} of them not linear, ${BOUNDED.length} with bounded input`,
)
process.exit(failures.length ? 1 : 0)
