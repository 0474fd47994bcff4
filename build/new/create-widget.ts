import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {localeNames} from '../locales.ts'
import {root} from '../root.ts'

const TEMPLATE = join(import.meta.dirname, 'template')

/** `data-vitrine`, the folder, the prefix of classes and the name of a file are the same. */
const NAME = /^[a-z]+(?:-[a-z]+)*$/

/** The files of a new widget, by path in its folder. */
export function widgetFiles(name: string): ReadonlyMap<string, string> {
  const files = readdirSync(TEMPLATE).map((file): [string, string] => [
    file.replace('NAME', name).replace(/\.txt$/, ''),
    readFileSync(join(TEMPLATE, file), 'utf8').replaceAll('NAME', name),
  ])
  const texts = localeNames
    .filter((language) => !language.includes('-'))
    .map((language): [string, string] => [
      `texts/${language}.json`,
      `${JSON.stringify({hide: 'TODO'}, null, 2)}\n`,
    ])
  return new Map([...files, ...texts])
}

/** Writes the folder of a new widget. Throws if the name is taken or not a name. */
export function createWidget(name: string, widgets = `${root}widgets`): void {
  if (!NAME.test(name)) throw new Error(`“${name}” is no name: write words of small letters, joined by “-”`)
  const folder = join(widgets, name)
  if (existsSync(folder)) throw new Error(`widgets/${name} exists`)
  for (const [file, content] of widgetFiles(name)) {
    mkdirSync(dirname(join(folder, file)), {recursive: true})
    writeFileSync(join(folder, file), content)
  }
}
