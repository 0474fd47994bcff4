import {readdirSync, readFileSync} from 'node:fs'
import {asRecord} from '../../src/lib/as-record.ts'

/** What pages fetch, and the licences that go with it. The rest of `dist/` belongs to the package. */
const FILES = ['manifest.json', 'licenses.txt', 'loader.js']
const FOLDERS = ['chunks', 'assets', 'schemas', 'events']

/** Paths of the files of a release, those that name others last. `dist` ends in a slash. */
export const publishedFiles = (dist: string): string[] => [
  ...FOLDERS.flatMap((folder) => readdirSync(dist + folder).map((file) => `${folder}/${file}`)).sort(),
  ...FILES,
]

/** The version of a manifest. */
export const versionIn = (manifest: string): string => `${asRecord(JSON.parse(manifest)).version}`

export const readVersion = (dist: string): string => versionIn(readFileSync(`${dist}manifest.json`, 'utf8'))
