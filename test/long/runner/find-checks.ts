import {readdir} from 'node:fs/promises'
import {basename, join} from 'node:path'
import {isRecord} from '../../../src/lib/is-record.ts'
import type {Check} from '../check.ts'

/** Files beside the checks that are not checks. */
const OTHERS = ['check.ts', 'run.ts']

const isCheck = (value: unknown): value is Check =>
  isRecord(value) && typeof value.name === 'string' && typeof value.run === 'function'

async function loadCheck(file: string): Promise<Check> {
  const {check}: {check?: unknown} = await import(file)
  if (!isCheck(check)) throw new Error(`${file} must export \`check\``)
  return check
}

/** The checks of a folder by file name, in alphabetical order; `names` selects some of them. */
export async function findChecks(folder: string, names: readonly string[] = []): Promise<Check[]> {
  const files = (await readdir(folder))
    .filter((file) => file.endsWith('.ts') && !OTHERS.includes(file))
    .sort()
  const unknown = names.find((name) => !files.includes(`${name}.ts`))
  if (unknown)
    throw new Error(
      `There is no check ${unknown}; there are ${files.map((file) => basename(file, '.ts')).join(', ')}`,
    )
  const chosen = files.filter((file) => !names.length || names.includes(basename(file, '.ts')))
  return Promise.all(chosen.map((file) => loadCheck(join(folder, file))))
}
