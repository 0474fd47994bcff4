import {execFile} from 'node:child_process'
import {cp, mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {root} from '../../build/root.ts'
import packageJson from '../../package.json' with {type: 'json'}
import {makeClone} from '../helpers/clone.ts'
import {commandsOf, jobOf, readWorkflow, runStep} from '../helpers/workflow.ts'

const runFile = promisify(execFile)

/** Where a program fails, the error has what it has written. */
export type Run = (program: string, ...args: string[]) => Promise<string>

export const runIn =
  (folder: string, env: NodeJS.ProcessEnv): Run =>
  async (program, ...args) => {
    const {stdout} = await runFile(program, args, {cwd: folder, env: {...process.env, ...env}})
    return stdout
  }

/** A copy of the project with its built files. */
export interface ReleaseCopy {
  folder: string
  run: Run
  /** Changes the one line that the owner changes. */
  setLicence: (name: string) => Promise<void>
  /** Runs a job of the workflow; returns what its summary says. */
  runJob: (name: string, env?: NodeJS.ProcessEnv) => Promise<string>
  /** The names of the packed files. */
  packed: () => Promise<string[]>
  remove: () => Promise<void>
}

const workflow = readWorkflow('publish.yml')

/** What this machine has: the project's packages and its container's npm. What it tests: the project. */
const ELSEWHERE = /^(git config|npm (ci|install --global|test))\b|npm audit signatures/

/** npm, for a registry without stages and without the provenance of a forge, and a copy that links to the packages of the project. */
const NPM = `#!/bin/sh
[ "$1" = sbom ] && cd "$PROJECT"
[ "$1" = stage ] || exec "$REAL_NPM" "$@"
[ "$2 $4 $5 $6 $7 $8" = 'publish --tag next --access public --provenance' ] || exit 1
exec "$REAL_NPM" publish "$3" --tag next --access public
`

const findNpm = async (): Promise<string> => (await runFile('sh', ['-c', 'command -v npm'])).stdout.trim()

export async function makeReleaseCopy(env: NodeJS.ProcessEnv): Promise<ReleaseCopy> {
  const folder = makeClone()
  for (const built of ['dist', 'create-vitrine/dist'])
    await cp(join(root, built), join(folder, built), {recursive: true})
  const run = runIn(folder, env)
  const shims = await mkdtemp(join(tmpdir(), 'vitrine-npm-'))
  await writeFile(join(shims, 'npm'), NPM, {mode: 0o755})
  const summary = join(shims, 'summary')
  const runner = {
    ...env,
    REAL_NPM: await findNpm(),
    PROJECT: root,
    PATH: `${shims}:${process.env.PATH}`,
    GITHUB_SERVER_URL: 'https://forge.example',
    GITHUB_REPOSITORY: 'shop/vitrine',
    GITHUB_REF_NAME: `v${packageJson.version}`,
    GITHUB_STEP_SUMMARY: summary,
  }
  return {
    folder,
    run,
    async setLicence(name) {
      const file = join(folder, 'package.json')
      const text = await readFile(file, 'utf8')
      await writeFile(file, text.replace(/"license": "[^"]*"/, `"license": "${name}"`))
    },
    async runJob(name, more = {}) {
      await writeFile(summary, '')
      for (const {run: command, step} of commandsOf(jobOf(workflow, name)))
        if (!ELSEWHERE.test(command)) await runStep(step, {cwd: folder, env: {...runner, ...more}})
      return readFile(summary, 'utf8')
    },
    async packed() {
      const files = await readdir(join(folder, 'packages'))
      return files.filter((name) => name.endsWith('.tgz')).sort()
    },
    async remove() {
      for (const one of [folder, shims]) await rm(one, {recursive: true, force: true})
    },
  }
}
