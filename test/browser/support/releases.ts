import {readFileSync} from 'node:fs'
import {assignEnds} from '../../../build/ends.ts'
import {shortName} from '../../../build/widget-table.ts'
import {endOf as loaded} from '../../../loader/release.ts'
import {DIST, MANIFEST} from './dist.ts'

const endOf = (path: string): string => /-(\w+)\.\w+$/.exec(path)?.[1] ?? ''

const PATHS = Object.keys(MANIFEST.files)
/** The ends of the built files' names, and those of another release. */
const ENDS = [...new Set(PATHS.map(endOf))].map((end, at) => [end, `another${at || ''}`] as const)

/** A path or a built file as if all files belonged to another release. */
export const asOther = (text: string): string =>
  ENDS.reduce((written, [end, other]) => written.replaceAll(end, other), text)

export const asBuilt = (text: string): string =>
  ENDS.reduceRight((written, [end, other]) => written.replaceAll(other, end), text)

const read = (path: string): string => readFileSync(new URL(path, DIST), 'utf8')

/** The constants of `loader/release.ts`, minified. */
const WRITTEN = /`[a-z]{7}(?: \w+)*`,(\w+)=`\d*`/

/** The files of the next release that the built one does not have, by path: one text of one file has changed. */
export function changeOne(from: string, to: string): Record<string, string> {
  const changed = PATHS.find((path) => read(path).includes(from))
  if (!changed) throw new Error(`no file has ${from}`)
  const released = PATHS.map((path) => ({name: shortName(path), end: endOf(path), digest: path}))
  const files = released.map(({name, digest}) => ({name, digest: digest === changed ? '' : digest}))
  const {ends, places} = assignEnds(files, released, 'another')
  const loader = read('loader.js')
  if (!WRITTEN.test(loader)) throw new Error('the loader contains its ends in another way than before')
  const renamed = PATHS.filter((path) => loaded(shortName(path), ends, places) === 'another')
  return {
    'loader.js': loader.replace(WRITTEN, (_, name) => `\`${ends}\`,${name}=\`${places}\``),
    ...Object.fromEntries(
      renamed.map((path) => [path.replace(endOf(path), 'another'), read(path).replace(from, to)]),
    ),
  }
}
