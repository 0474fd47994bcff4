import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../build/root.ts'
import {reach, runtimeImports} from './boundaries.ts'

/** Whether what a file does itself decides how the tests that reach it run. */
type Mark = (file: string, source: string, packages: readonly string[]) => boolean

/** It names the files of all widgets. No test of a widget mounts by it (`test/helpers/first-run.ts` checks this). */
const TABLE = 'widgets/table.ts'

const REACT = /^(react|react-dom|@testing-library\/p?react)(\/|$)/
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Only tests are `.tsx` without rendering anything. */
const usesReact: Mark = (file, _, packages) =>
  packages.some((name) => REACT.test(name)) ||
  file.startsWith('build/preact/') ||
  (file.endsWith('.tsx') && !isTest(file))

function readSource(file: string): string {
  const path = join(root, file)
  return /\.tsx?$/.test(file) && existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** Imports every test. */
const START = ''

/** The tests that reach a file with a mark, by their own imports or by those of what they import, lazily too. */
function findReaching(tests: readonly string[], isMarked: Mark, read = readSource): string[] {
  const marked: string[] = []
  const importers = new Map<string, string[]>()

  function addModule(file: string): readonly string[] {
    const source = file === TABLE ? '' : read(file)
    const {files, packages} = runtimeImports(file, source)
    if (isMarked(file, source, packages)) marked.push(file)
    for (const one of files) importers.set(one, [...(importers.get(one) ?? []), file])
    return files
  }
  reach(START, (file) => (file === START ? tests : addModule(file)))

  const reaching = reach(START, (file) => (file === START ? marked : (importers.get(file) ?? [])))
  return tests.filter((file) => reaching.has(file))
}

/** The tests that may behave differently with React and with Preact. */
export const findSecondRun = (tests: readonly string[], read?: (file: string) => string): string[] =>
  findReaching(tests, usesReact, read)
