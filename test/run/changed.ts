import {execFileSync} from 'node:child_process'
import {root} from '../../build/root.ts'
import {literally} from '../helpers/literally.ts'
import {
  type Concerned,
  findTestsOf,
  type Imports,
  isBrowserTest,
  isBrowserTestOf,
  projectFiles,
  readImports,
  widen,
} from './concerning.ts'

/** A change of these can change every page or every test. */
const EVERYTHING =
  /^(build|demo|loader|react|test\/(browser\/support|run|helpers)|package|tsconfig|biome|vite|playwright|\.ci)\b/
/** A file that more widgets than these depend on changes every page, too. */
const MOST_WIDGETS = 5
/** Tests that read all files of the project. */
const OF_ALL_FILES = /^test\/([^/]+|docs\/.+)\.test\.ts$/

const git = (...args: string[]): string[] =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8'}).split('\n').filter(Boolean)

/** The files that differ from a commit, also those that are new to git. */
export const readChanged = (commit: string): string[] => [
  ...git('diff', '--name-only', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
]

const widgetOf = (file: string): string[] => /^widgets\/([^/]+)\//.exec(file)?.slice(1) ?? []

/** The widgets of files; the table of all widgets leads to no further ones. */
function findWidgets(files: Iterable<string>, imports: Imports): string[] {
  const withoutTable = new Map([...imports].filter(([file]) => file !== 'widgets/table.ts'))
  const reached = [...widen(files, withoutTable)].at(-1) ?? new Set<string>()
  return [...new Set([...reached].flatMap(widgetOf))]
}

/** Exactly this word: “form” is not in “restock-form”. */
const wordly = (word: string): string => `(?<![\\w-])${literally(word)}(?![\\w-])`

/** The layers that have browser tests under their own name. */
const layerOf = (file: string): string[] => /^src\/(template|tracking)\//.exec(file)?.slice(1) ?? []

/** Documents, whose examples are tested by their path. */
const isDocument = (file: string): boolean => /^(docs\/|README)/.test(file)
const EXAMPLES = 'test/browser/pages/blank-page/blank-page.e2e.ts'
/** A test of every widget in each of its states, which are in the widgets' folders. */
const SCENES = 'test/browser/scenes/scenes.e2e.ts'
const OF_DOCUMENTS = 'browser/docs(-site)?/'

/**
 * What a change concerns: the tests of the changed files, the browser tests of the widgets that depend on them, and the tests
 * that read all files. Null if that is everything.
 */
export function findConcernedBy(changed: readonly string[], files = projectFiles()): Concerned | null {
  if (changed.some((file) => EVERYTHING.test(file))) return null
  const imports = readImports(files)
  const widgets = findWidgets(changed, imports)
  if (widgets.length > MOST_WIDGETS) return null
  const documents = changed.filter(isDocument)
  const titles = [
    ...[...widgets, ...new Set(changed.flatMap(layerOf))].map(wordly),
    ...documents.map(literally),
    ...(documents.length ? [OF_DOCUMENTS] : []),
    // Playwright knows a test by its path below its folder
    ...changed.filter(isBrowserTest).map((file) => literally(file.replace('test/', ''))),
  ].join('|')
  const matches = (text: string): boolean => new RegExp(titles).test(text)
  const ofWidgets = files.filter(
    (file) => /\.test\.tsx?$/.test(file) && widgetOf(file).some((name) => widgets.includes(name)),
  )
  return {
    named: files.filter((file) => changed.includes(file)),
    unit: [
      ...new Set([
        ...findTestsOf(changed, imports),
        ...ofWidgets,
        ...files.filter((file) => OF_ALL_FILES.test(file)),
      ]),
    ],
    browser: titles
      ? files.filter(
          (file) =>
            isBrowserTestOf(file, matches) ||
            (documents.length && file === EXAMPLES) ||
            (widgets.length && file === SCENES),
        )
      : [],
    titles,
  }
}
