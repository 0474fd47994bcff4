import {existsSync} from 'node:fs'
import {type Decision, KINDS} from '../../build/decisions/read.ts'
import {unknownNumbers} from './numbers.ts'

const isTest = (path: string): boolean => /\.(?:test|e2e)\.tsx?$/.test(path)

/** A decision that only the demo shop implements is the demo's. */
function kindProblem({kind, code}: Decision): string[] {
  const names: readonly string[] = KINDS
  if (!names.includes(kind)) return [`its kind is none of ${names.join(', ')}`]
  const files = code.filter((path) => !isTest(path))
  const isDemos = files.length > 0 && files.every((path) => path.startsWith('demo/'))
  return isDemos && kind !== 'demo' ? ['only the demo implements it, and its kind is not demo'] : []
}

/**
 * What is wrong with a decision: an empty part, a kind that does not exist, a file that does not exist, a number that
 * its files do not have.
 */
export function problemsOf(decision: Decision): string[] {
  const {title, date, text, because, price, code} = decision
  const parts = {date, text, because, price, code: code.join()}
  const missing = Object.entries(parts).filter(([, part]) => part === '')
  const gone = code.filter((path) => !existsSync(path))
  return [
    ...missing.map(([part]) => `has no ${part}`),
    ...(date ? kindProblem(decision) : []),
    ...gone.map((path) => `${path} does not exist`),
    ...unknownNumbers(text, code).map((number) => `${number} is in none of ${code.join(', ')}`),
  ].map((problem) => `${title}: ${problem}`)
}
