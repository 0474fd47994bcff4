import {readFileSync} from 'node:fs'
import {basename, posix} from 'node:path'
import {sheets} from '../build/style-sheets.ts'
import {tokens} from '../src/widget/about-tokens.ts'
import {type ClassSource, joinSources, readClassSource} from './class-names.ts'
import {listFiles} from './helpers/list-files.ts'
import {readStyleNames} from './style-rules.ts'

/** The style sheets of a widget: some load with a part of it. A few widgets have none. */
const sheetsOf = (widget: string): string[] =>
  [...sheets.keys()].filter((file) => file.startsWith(`widgets/${widget}/`))

/** The classes and custom properties of a style sheet. The tokens are not its own. */
export function namesIn(file: string) {
  const {classes, properties} = readStyleNames(file, sheets.get(file) ?? '')
  return {classes, properties: new Set([...properties].filter((name) => !(name in tokens)))}
}

/** The names in all style sheets of a widget. */
export function namesOf(widget: string): ReturnType<typeof namesIn> {
  const all = sheetsOf(widget).map(namesIn)
  return {
    properties: new Set(all.flatMap(({properties}) => [...properties])),
    classes: new Set(all.flatMap(({classes}) => [...classes])),
  }
}

/** Keeps hidden elements hidden: every widget's style sheet contains it, so it is not a shared part. */
export const HIDDEN = 'src/ui/hidden.css'
/** The focus ring and the mark of an invalid field, which have no classes. The sheets that need them contain them. */
export const STATES: readonly string[] = ['src/ui/focus.css', 'src/ui/invalid.css']

/** The direct imports of a style sheet. */
export const directImportsOf = (file: string): string[] =>
  [...(sheets.get(file) ?? '').matchAll(/@import '([^']+)'/g)].map(([, path = '']) =>
    posix.join(posix.dirname(file), path),
  )

/** The direct and indirect imports of a style sheet. */
export function importsOf(file: string): string[] {
  const direct = directImportsOf(file).filter((one) => one !== HIDDEN && !STATES.includes(one))
  return [...new Set(direct.flatMap((one) => [basename(one, '.css'), ...importsOf(one)]))].sort()
}

/** The shared parts in the style sheets of a widget. */
export const partsOf = (widget: string): string[] => [...new Set(sheetsOf(widget).flatMap(importsOf))].sort()

/** The end of a `widget.ts`, which never ships. */
const DESCRIPTIONS = /^export const about: [\s\S]*/m

/** The class names in a folder's shipped files, except for the server HTML that `react.tsx` stands for. */
export const readSources = (folder: string): ClassSource =>
  joinSources(
    listFiles(folder)
      .filter((file) => /(?<!\.test|\/about-shared|\/react)\.tsx?$/.test(file))
      .map((file) => readClassSource(file, readFileSync(file, 'utf8').replace(DESCRIPTIONS, ''))),
  )
