import {readFileSync} from 'node:fs'
import type {Change} from './change.ts'
import {isInFunction} from './is-in-function.ts'

interface File {
  name: string
  content: string
}

/** The part of Stryker that is used here; it is installed by the check. */
interface Tool {
  Instrumenter: new (
    log: unknown,
  ) => {
    instrument(
      files: readonly (File & {mutate: true})[],
      options: unknown,
    ): Promise<{files: File[]; mutants: Change[]}>
  }
}

const TOOL = new URL('node_modules/@stryker-mutator/instrumenter/dist/src/index.js', import.meta.url)
const log = {isDebugEnabled: () => false, debug: () => {}, info: () => {}, warn: console.warn}

/** The code of the files with all changes in it, each behind a switch: code by path, and the changes in functions. */
export async function instrument(names: readonly string[]) {
  const {Instrumenter}: Tool = await import(TOOL.href)
  const files = names.map((name) => ({name, content: readFileSync(name, 'utf8'), mutate: true as const}))
  const options = {plugins: null, excludedMutations: [], ignorers: []}
  const result = await new Instrumenter(log).instrument(files, options)
  const code = new Map(result.files.map(({name, content}) => [name, content]))
  const checks = new Map(files.map(({name, content}) => [name, isInFunction(name, content)]))
  return {code, changes: result.mutants.filter((change) => checks.get(change.fileName)?.(change))}
}
