import {execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {basename, posix} from 'node:path'
import {type ClassSource, joinSources, readClassSource} from './class-names.ts'
import {readStyleNames} from './style-rules.ts'

const listFiles = (folder: string, pattern: RegExp): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], {encoding: 'utf8'})
    .split('\n')
    .filter((file) => pattern.test(file))

/** Every style sheet that ships, by its path. */
export const sheets = new Map(
  ['widgets', 'src']
    .flatMap((folder) => listFiles(folder, /\.css$/))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)

/** The style sheet of a widget, which few are without. */
export const sheetOf = (widget: string): string => `widgets/${widget}/${widget}.css`

export const namesIn = (file: string) => readStyleNames(file, sheets.get(file) ?? '')

/** What keeps hidden elements hidden: every widget's style sheet has it, so it is no part that some share. */
export const HIDDEN = 'src/ui/hidden.css'

/** Style sheets that one imports itself. */
export const directImportsOf = (file: string): string[] =>
  [...(sheets.get(file) ?? '').matchAll(/@import '([^']+)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )

/** Parts that a style sheet brings along by its imports, and by theirs. */
export function importsOf(file: string): string[] {
  const direct = directImportsOf(file).filter((one) => one !== HIDDEN)
  return [...new Set(direct.flatMap((one) => [basename(one, '.css'), ...importsOf(one)]))].sort()
}

/** What the shipped files of a folder write, none of which is an `about.ts`. */
export const readSources = (folder: string): ClassSource =>
  joinSources(
    listFiles(folder, /(?<!\.test|\/about|\/about-shared)\.tsx?$/).map((file) =>
      readClassSource(file, readFileSync(file, 'utf8')),
    ),
  )
