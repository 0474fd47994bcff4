import {execFile} from 'node:child_process'
import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {parse} from 'yaml'
import {root} from '../../build/root.ts'
import {asRecord} from '../../src/lib/as-record.ts'

const FOLDER = join(root, '.github/workflows')

export type Step = Readonly<Record<string, unknown>>

export interface Job {
  name: string
  job: Readonly<Record<string, unknown>>
  steps: readonly Step[]
}

export interface Workflow {
  file: string
  text: string
  parsed: Readonly<Record<string, unknown>>
  jobs: readonly Job[]
}

export function readWorkflow(file: string): Workflow {
  const text = readFileSync(join(FOLDER, file), 'utf8')
  const parsed = asRecord(parse(text))
  const jobs = Object.entries(asRecord(parsed.jobs)).map(([name, value]) => {
    const job = asRecord(value)
    return {name, job, steps: Array.isArray(job.steps) ? job.steps.map(asRecord) : []}
  })
  return {file, text, parsed, jobs}
}

export const readWorkflows = (): Workflow[] => readdirSync(FOLDER).map(readWorkflow)

/** The commands of a job's steps, with what each says besides. */
export const commandsOf = ({steps}: Job): {run: string; step: Step}[] =>
  steps.flatMap((step) => (typeof step.run === 'string' ? [{run: step.run, step}] : []))

export const jobOf = ({file, jobs}: Workflow, name: string): Job => {
  const job = jobs.find((one) => one.name === name)
  if (job) return job
  throw new Error(`${file} has no job ${name}`)
}

/** A text with its expressions, such as `${{vars.STORE}}`, by value. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{\{\s*([\w.]+)\s*\}\}/g, (expression, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`${expression} has no value`)
    return value
  })

export interface Surroundings {
  cwd: string
  env: NodeJS.ProcessEnv
  /** Of the expressions in the environment of a step. */
  values?: Readonly<Record<string, string>>
}

/** Runs a step's command as a runner does; returns what it prints. */
export async function runStep(step: Step, {cwd, env, values = {}}: Surroundings): Promise<string> {
  const own = Object.entries(asRecord(step.env)).map(([name, text]) => [name, fill(`${text}`, values)])
  const shell = step.shell === 'bash' ? ['--noprofile', '--norc', '-eo', 'pipefail'] : ['-e']
  const {stdout} = await promisify(execFile)('bash', [...shell, '-c', `${step.run}`], {
    cwd,
    env: {...process.env, ...env, ...Object.fromEntries(own)},
  })
  return stdout
}
