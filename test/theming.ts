import {readFileSync} from 'node:fs'
import {basename, posix} from 'node:path'
import {type ClassSource, joinSources, readClassSource} from './class-names.ts'
import {listFiles} from './helpers/list-files.ts'
import {readStyleNames} from './style-rules.ts'

/** Every shipped style sheet, by path. */
export const sheets = new Map(
  ['widgets', 'src']
    .flatMap((folder) => listFiles(`${folder}/*.css`))
    .map((file) => [file, readFileSync(file, 'utf8')]),
)

/** The style sheet of a widget; a few widgets have none. */
export const sheetOf = (widget: string): string => `widgets/${widget}/${widget}.css`

export const namesIn = (file: string) => readStyleNames(file, sheets.get(file) ?? '')

/** Keeps hidden elements hidden: every widget's style sheet contains it, so it is not a shared part. */
export const HIDDEN = 'src/ui/hidden.css'

/** The direct imports of a style sheet. */
export const directImportsOf = (file: string): string[] =>
  [...(sheets.get(file) ?? '').matchAll(/@import '([^']+)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )

/** The direct and indirect imports of a style sheet. */
export function importsOf(file: string): string[] {
  const direct = directImportsOf(file).filter((one) => one !== HIDDEN)
  return [...new Set(direct.flatMap((one) => [basename(one, '.css'), ...importsOf(one)]))].sort()
}

/** The class names in a folder's shipped files, except `about.ts`. */
export const readSources = (folder: string): ClassSource =>
  joinSources(
    listFiles(folder)
      .filter((file) => /(?<!\.test|\/about|\/about-shared)\.tsx?$/.test(file))
      .map((file) => readClassSource(file, readFileSync(file, 'utf8'))),
  )
