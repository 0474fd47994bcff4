import {spawnSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../root.ts'

interface Problem {
  file: string
  line: number
  text: string
}

const OPTIONS = `--noEmit --strict --jsx react-jsx --target es2023 --module esnext
  --moduleResolution bundler --allowImportingTsExtensions --types react --ignoreConfig`

const PROBLEM = /^([\w./-]+)\((\d+),\d+\): error (.*)/gm

/** The compiler's problems in the named files; the first line of each. */
export function checkTypes(files: Readonly<Record<string, string>>): Problem[] {
  mkdirSync(`${root}test-results`, {recursive: true})
  // inside the project, so that React’s types are found
  const folder = mkdtempSync(join(root, 'test-results', 'types-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  const sources = Object.keys(files).filter((name) => !name.endsWith('.d.ts'))
  const tsc = join(root, 'node_modules/.bin/tsc')
  const {stdout, stderr, status} = spawnSync(tsc, [...OPTIONS.split(/\s+/), ...sources], {
    cwd: folder,
    encoding: 'utf8',
  })
  rmSync(folder, {recursive: true})
  const problems = Array.from(stdout.matchAll(PROBLEM), ([, file = '', line, text = '']) => ({
    file,
    line: Number(line),
    text,
  }))
  if (status && !problems.length) throw new Error(`tsc: ${stdout}${stderr}`)
  return problems
}
