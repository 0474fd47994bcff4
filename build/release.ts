import {createHash} from 'node:crypto'
import {existsSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs'
import {endOf as readEnd} from '../loader/release.ts'
import {asRecord} from '../src/lib/as-record.ts'
import {assignEnds, type Ends, type Released} from './ends.ts'
import {BUILT, type Built} from './manifest-entries.ts'
import {root} from './root.ts'
import {UNNAMED} from './unnamed.ts'
import {shortName} from './widget-table.ts'

/** The files of the last release by path, each with the beginning of its hash; `npm run release` writes it. */
export const RELEASED = `${root}build/released.json`

/** Enough of an `integrity` value to tell all contents apart that a file ever has. */
export const shorten = (integrity: string): string => integrity.slice('sha384-'.length, 23)

export const digestOf = (bytes: Buffer): string =>
  shorten(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)

export function readReleased(file = RELEASED): Released[] {
  const paths = existsSync(file) ? asRecord(JSON.parse(readFileSync(file, 'utf8'))) : {}
  return Object.entries(paths).map(([path, digest]) => ({
    name: shortName(path),
    end: /-(\w+)\.\w+$/.exec(path)?.[1] ?? '',
    digest: `${digest}`,
  }))
}

/** One hash of a whole release, in lowercase letters: rarer characters compress worse. */
function hashOf(files: unknown): string {
  const bytes = createHash('sha256').update(JSON.stringify(files)).digest().subarray(0, 7)
  return String.fromCharCode(...bytes.map((byte) => 97 + (byte % 26)))
}

/** Files of the same name have a number, `markup-RELEASE2.js`: the number belongs to the name. */
const NAMED = new RegExp(`([\\w-]+)-${UNNAMED}(\\d*)\\.(\\w+)`, 'g')

/**
 * Names all files of the widgets. A file that has not changed since the last release keeps its name, so that returning
 * visitors have it; all others end in one hash of the whole release. No file contains the name of another. `dist` ends
 * in a slash; the metadata of the first step is read there and deleted.
 */
export function nameRelease(
  dist: string,
  released: readonly Released[] = readReleased(),
): {ends: Ends; endOf: (name: string) => string; built: Built} {
  const numbered = (path: string): string => path.replace(NAMED, `$1$2-${UNNAMED}.$3`)
  const written = ['chunks', 'assets'].flatMap((folder) =>
    readdirSync(dist + folder).map((file) => `${folder}/${file}`),
  )
  const files = written
    .sort()
    .map((path) => ({name: shortName(numbered(path)), digest: digestOf(readFileSync(dist + path))}))
  const ends = assignEnds(files, released, hashOf(files))
  const endOf = (name: string): string => readEnd(name, ends.ends, ends.places)
  const name = (text: string): string =>
    text.replace(NAMED, (_, stem: string, number: string, type: string) => {
      const short = `${stem}${number}${type === 'css' ? '.css' : ''}`
      return `${stem}${number}-${endOf(short)}.${type}`
    })
  const built: Built = JSON.parse(name(readFileSync(dist + BUILT, 'utf8')))
  rmSync(dist + BUILT)
  for (const path of written) renameSync(dist + path, dist + name(path))
  return {ends, endOf, built}
}
