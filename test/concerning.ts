import {existsSync, globSync, readFileSync} from 'node:fs'
import {dirname, join, relative} from 'node:path'
import {root} from '../build/root.ts'

/** The project's own files; excludes generated and third-party files. */
const ALL = '{bin,build,demo,loader,qa,react,src,test,widgets}/**/*.{ts,tsx,js,css,html,md,json}'
const FOREIGN = /(^|\/)(node_modules|generated)\//

export interface Concerned {
  /** All files with the word in their path. */
  named: string[]
  /** Files of unit and widget tests with the word in their path or in their imports. */
  unit: string[]
  /** Files of browser tests that may have the word in their path or titles. */
  browser: string[]
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** The project files that a file imports directly. */
const importsOf = (file: string): string[] =>
  Array.from(read(file).matchAll(/(?:from|import)[\s(]*'(\.[^']+)'/g), ([, path = '']) =>
    relative(root, join(root, dirname(file), path)),
  )

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file)

/** Tests of these files: those that import one of them, or otherwise the tests of their importers. */
function findTestsOf(sources: ReadonlySet<string>, files: readonly string[]): string[] {
  const imports = new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, importsOf(file)]))
  const reached = new Set(sources)
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    const importing = [...imports].filter(([, paths]) => paths.some((path) => reached.has(path)))
    for (const [file] of importing) reached.add(file)
    const tests = [...reached].filter(isTest)
    if (tests.length) return tests
  }
  return []
}

/** Generated titles. */
const MADE_TITLE = /\btest(?:\.\w+)*\(\s*`[^`]*\$\{/

function isBrowserTestOf(file: string, has: (text: string) => boolean): boolean {
  if (!/^test\/browser\/.*\.e2e\.ts$/.test(file)) return false
  const text = read(file)
  if (has(file) || has(text)) return true
  return MADE_TITLE.test(text) && importsOf(file).some((one) => existsSync(join(root, one)) && has(read(one)))
}

/**
 * The files for a word or a part of one, in any case. A test matches by its path, by its imports, and in the browser by
 * its titles, which may be generated from its imports.
 */
export function findConcerned(word: string): Concerned {
  const has = (text: string): boolean => text.toLowerCase().includes(word.toLowerCase())
  const files = globSync(ALL, {cwd: root}).filter((file) => !FOREIGN.test(file))
  const named = files.filter(has)
  return {
    named,
    unit: findTestsOf(new Set(named), files),
    browser: files.filter((file) => isBrowserTestOf(file, has)),
  }
}
