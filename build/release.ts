import {createHash} from 'node:crypto'
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import type {Manifest} from 'vite'
import {readChunks} from './manifest.ts'
import {fillLists} from './registry.ts'

/** What a file's name ends in before its release has a hash. */
export const UNNAMED = 'RELEASE'

/** Vite's own: which file holds what. */
export const MANIFEST = 'vite-manifest.json'

/** Files of the same name come numbered, `markup-RELEASE2.js`: their number belongs to the name. */
const putNumbersFirst = (text: string): string =>
  text.replace(new RegExp(`-${UNNAMED}(\\d+)\\.`, 'g'), `$1-${UNNAMED}.`)

/** One hash of a whole release, of small letters: rarer signs compress worse, in every file that names another. */
function hashOf(files: readonly [path: string, text: string][]): string {
  const bytes = createHash('sha256').update(JSON.stringify(files)).digest().subarray(0, 7)
  return String.fromCharCode(...bytes.map((byte) => 97 + (byte % 26)))
}

/**
 * Gives all files of the widgets their names: they end in one hash of all of them. The engine names the files of
 * widgets, and these name the engine: no hash of one file alone can be in both. Whoever names files needs a hash but once,
 * and a page never mixes releases. `dist` ends in a slash; Vite's manifest in it is read and taken away.
 */
export function nameRelease(dist: string): {hash: string; manifest: Manifest} {
  const read = (file: string): string => putNumbersFirst(readFileSync(dist + file, 'utf8'))
  const manifest = read(MANIFEST)
  const chunks = readChunks(JSON.parse(manifest))
  const built = ['chunks', 'assets'].flatMap((folder) =>
    readdirSync(dist + folder).map((file) => `${folder}/${file}`),
  )
  const files = built
    .sort()
    .map((path): [string, string] => [putNumbersFirst(path), fillLists(read(path), chunks)])
  const hash = hashOf(files)
  const name = (text: string): string => text.replaceAll(`-${UNNAMED}.`, `-${hash}.`)
  for (const file of [MANIFEST, ...built]) rmSync(dist + file)
  for (const [path, text] of files) writeFileSync(dist + name(path), name(text))
  return {hash, manifest: JSON.parse(name(manifest))}
}
