import {existsSync, globSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {pascalCase} from '../hints/types.ts'
import {root} from '../root.ts'
import type {File} from './edits.ts'
import {KINDS, type KindName} from './kinds.ts'

const TEMPLATES = join(import.meta.dirname, 'templates')

/** A template's files, by path from the root. `NAME` stands for `size-guide`, `PASCAL` for `SizeGuide`. */
function templateFiles(kind: KindName, name: string): File[] {
  const fill = (text: string) => text.replaceAll('NAME', name).replaceAll('PASCAL', pascalCase(name))
  return globSync(`${kind}/**/*.txt`, {cwd: TEMPLATES}).map((path) => [
    fill(path.slice(kind.length + 1, -'.txt'.length)),
    fill(readFileSync(join(TEMPLATES, path), 'utf8')),
  ])
}

/** What is to be written for a new thing, by path from the root: new files, and files with another entry. */
export async function filesOf(kind: KindName, name: string): Promise<ReadonlyMap<string, string>> {
  const {isName, names, others} = KINDS[kind]
  if (!isName(name)) throw new Error(`“${name}” is no name: write ${names}`)
  const files = templateFiles(kind, name)
  const taken = files.find(([path]) => existsSync(root + path))
  if (taken) throw new Error(`${taken[0]} exists`)
  return new Map([...files, ...(await others(name))])
}

/** Writes a new thing. Resolves with the paths. */
export async function create(kind: KindName, name: string, folder = root): Promise<string[]> {
  const files = await filesOf(kind, name)
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), {recursive: true})
    writeFileSync(join(folder, path), content)
  }
  return [...files.keys()].sort()
}
