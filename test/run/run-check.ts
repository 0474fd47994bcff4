import {spawn} from 'node:child_process'
import type {Check, Result} from './check.ts'
import type {Report} from './reports.ts'

/** Runs a command, hands over what it prints, and resolves to its exit code. */
const runCommand = ([program = '', ...args]: readonly string[], print: (text: Buffer) => void) =>
  new Promise<number>((resolve) => {
    const child = spawn(program, args, {stdio: ['ignore', 'pipe', 'pipe'], env: process.env})
    child.stdout.on('data', print)
    child.stderr.on('data', print)
    child.on('error', (error) => {
      print(Buffer.from(`${error}\n`))
      resolve(1)
    })
    // after the last output, which exit is not
    child.on('close', (code) => resolve(code ?? 1))
  })

/** A check that fails without a report of its failure counts as one failure. */
function reportOf({readReport, isPreparation}: Check, code: number): Report {
  if (isPreparation) return {passed: 0, failed: 0}
  const report = readReport?.() ?? {passed: code ? 0 : 1, failed: 0}
  return code && !report.failed ? {...report, failed: 1} : report
}

/** Runs one check. It never throws: a report that cannot be read is a failure. */
export async function runCheck(check: Check, print: (text: Buffer) => void): Promise<Result> {
  const {name, part, command, notAsked, findObstacle, isPreparation} = check
  const begun = performance.now()
  const end = (report: Report, whyNot?: string): Result => ({
    ...report,
    name,
    part,
    seconds: (performance.now() - begun) / 1000,
    ...(isPreparation && {isPreparation}),
    ...(whyNot && {whyNot}),
  })
  const obstacle = findObstacle?.()
  if (obstacle) return end({passed: 0, failed: 0}, obstacle)
  const code = await runCommand(command, print)
  if (notAsked !== undefined && code === notAsked) return end({passed: 0, failed: 0}, 'its own lines say why')
  try {
    return end(reportOf(check, code))
  } catch (error) {
    print(Buffer.from(`${name}: no report: ${error}\n`))
    return end({passed: 0, failed: 1, failures: [`${name}: no report: ${error}`]})
  }
}
