import {existsSync, readFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'
import {root} from '../../build/root.ts'
import {listFiles} from '../helpers/list-files.ts'
import {literally} from '../helpers/literally.ts'

/** The project's own files. */
const FOLDERS = ['bin', 'build', 'demo', 'loader', 'qa', 'react', 'src', 'test', 'widgets']
const TYPES = /\.(ts|tsx|js|css|html|md|json)$/
const GENERATED = /(^|\/)generated\//

/** What a run for a word, or for a change, is about. */
export interface Concerned {
  /** All files to lint. */
  named: string[]
  /** Files of unit and widget tests. */
  unit: string[]
  /** Files of browser tests. */
  browser: string[]
  /** A regular expression for the paths and titles of those browser tests. */
  titles: string
}

export const projectFiles = (): string[] =>
  listFiles(...FOLDERS).filter(
    (file) => TYPES.test(file) && !GENERATED.test(file) && existsSync(join(root, file)),
  )

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** An import of a project file; a lazy one may have a comment. */
const IMPORT = /(?:from|import)[\s(]*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g

/** The project files that a file imports directly. */
const importsOf = (file: string): string[] =>
  Array.from(read(file).matchAll(IMPORT), ([, path = '']) => relative(root, join(root, dirname(file), path)))

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** The files that each file imports. */
export type Imports = ReadonlyMap<string, readonly string[]>

export const readImports = (files: readonly string[]): Imports =>
  new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, importsOf(file)]))

/** These files with their importers, then also the importers of those, and so on. */
export function* widen(sources: Iterable<string>, imports: Imports): Generator<ReadonlySet<string>> {
  const reached = new Set(sources)
  for (let size = -1; size < reached.size; ) {
    size = reached.size
    const importing = [...imports].filter(([, paths]) => paths.some((path) => reached.has(path)))
    for (const [file] of importing) reached.add(file)
    yield reached
  }
}

/** Tests of these files: those that import one of them, or otherwise the tests of their importers. */
export function findTestsOf(sources: Iterable<string>, imports: Imports): string[] {
  for (const reached of widen(sources, imports)) {
    const tests = [...reached].filter(isTest)
    if (tests.length) return tests
  }
  return []
}

/** Generated titles. */
const MADE_TITLE = /\btest(?:\.\w+)*\(\s*`[^`]*\$\{/

export const isBrowserTest = (file: string): boolean => /^test\/browser\/.*\.e2e\.ts$/.test(file)

/** Whether the path or a title of a browser test has a text. */
export function isBrowserTestOf(file: string, has: (text: string) => boolean): boolean {
  if (!isBrowserTest(file)) return false
  const text = read(file)
  if (has(file) || has(text)) return true
  return MADE_TITLE.test(text) && importsOf(file).some((one) => existsSync(join(root, one)) && has(read(one)))
}

/**
 * What concerns a word or a part of one, in any case. A test matches by its path, by its imports, and in the browser by its
 * titles, which may be generated from its imports.
 */
export function findConcerned(word: string): Concerned {
  const has = (text: string): boolean => text.toLowerCase().includes(word.toLowerCase())
  const files = projectFiles()
  const named = files.filter(has)
  return {
    named,
    unit: findTestsOf(named, readImports(files)),
    browser: files.filter((file) => isBrowserTestOf(file, has)),
    titles: literally(word),
  }
}
