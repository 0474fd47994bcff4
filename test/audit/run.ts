import {spawnSync} from 'node:child_process'
import {parseJson} from '../../src/lib/parse-json.ts'
import answers from './answers.json' with {type: 'json'}
import {compare} from './compare.ts'
import {readFindings, readRefusal} from './read-findings.ts'

/** Exit code if the registry cannot be reached: the audit has neither passed nor failed. */
export const NOT_ASKED = 3

/** Asks the registry for advisories on all installed packages, and fails for a finding without a written answer. */
function audit(): number {
  const {stdout} = spawnSync('npm', ['audit', '--json'], {encoding: 'utf8', timeout: 30_000})
  const parsed = parseJson(stdout)
  const report = parsed.ok ? parsed.value : null
  const findings = readFindings(report)
  if (!findings) {
    console.info(`not asked: the registry has no audit (${readRefusal(report)})`)
    return NOT_ASKED
  }
  const problems = compare(findings, answers)
  for (const problem of problems) console.error(problem)
  console.info(`${findings.length} findings, ${Object.keys(answers).length} answers`)
  return problems.length ? 1 : 0
}

if (import.meta.main) process.exitCode = audit()
