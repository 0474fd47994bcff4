import {createHash} from 'node:crypto'
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {BUILT, type Built} from './manifest-entries.ts'
import {UNNAMED} from './unnamed.ts'

/** Files of the same name have a number, `markup-RELEASE2.js`: the number belongs to the name. */
const putNumbersFirst = (text: string): string =>
  text.replace(new RegExp(`-${UNNAMED}(\\d+)\\.`, 'g'), `$1-${UNNAMED}.`)

/** One hash of a whole release, in lowercase letters: rarer characters compress worse in every file that names another. */
function hashOf(files: readonly [path: string, text: string][]): string {
  const bytes = createHash('sha256').update(JSON.stringify(files)).digest().subarray(0, 7)
  return String.fromCharCode(...bytes.map((byte) => 97 + (byte % 26)))
}

/**
 * Names all files of the widgets: each name ends in one hash of all files. The engine names the files of widgets, and
 * these name the engine, so the hash of a single file cannot be in both. Code that lists files needs the hash only
 * once, and a page never mixes releases. `dist` ends in a slash; the metadata of the first step is read there and
 * deleted.
 */
export function nameRelease(dist: string): {hash: string; built: Built} {
  const read = (file: string): string => putNumbersFirst(readFileSync(dist + file, 'utf8'))
  const described = read(BUILT)
  const written = ['chunks', 'assets'].flatMap((folder) =>
    readdirSync(dist + folder).map((file) => `${folder}/${file}`),
  )
  const files = written.sort().map((path): [string, string] => [putNumbersFirst(path), read(path)])
  const hash = hashOf(files)
  const name = (text: string): string => text.replaceAll(`-${UNNAMED}.`, `-${hash}.`)
  for (const file of [BUILT, ...written]) rmSync(dist + file)
  for (const [path, text] of files) writeFileSync(dist + name(path), name(text))
  return {hash, built: JSON.parse(name(described))}
}
