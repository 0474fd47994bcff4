import {readdirSync, readFileSync} from 'node:fs'
import {asRecord} from '../../src/lib/as-record.ts'

/** What pages fetch, and the licences that go with it. The rest of `dist/` belongs to the package. */
const FILES = ['licenses.txt', 'loader.js', 'theme.css']
const FOLDERS = ['chunks', 'assets', 'schemas', 'events']

/** Paths of the files of a release, besides its manifest. `dist` ends in a slash. */
export const publishedFiles = (dist: string): string[] => [
  ...FOLDERS.flatMap((folder) => readdirSync(dist + folder).map((file) => `${folder}/${file}`)).sort(),
  ...FILES,
]

/** The version of what was built. */
export const readVersion = (dist: string): string =>
  `${asRecord(JSON.parse(readFileSync(`${dist}manifest.json`, 'utf8'))).version}`
