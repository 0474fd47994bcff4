import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {asRecord} from '../../src/lib/as-record.ts'
import type {Measured} from './compare.ts'

/** What the test of the journeys prints of each, where `JOURNEYS` is set: its name, and the bytes that ran. */
const JOURNEY = /^JOURNEY ([^\n:]+): (\d+) in/gm

/** Bytes by journey, from the output of the test. */
export const readJourneys = (output: string): Map<string, number> =>
  new Map(Array.from(output.matchAll(JOURNEY), ([, name = '', count]) => [name, Number(count)]))

/** Bytes by package, from `size-limit --json`. */
export function readSizes(json: string): Map<string, number> {
  const entries: unknown = JSON.parse(json)
  if (!Array.isArray(entries)) throw new Error('size-limit has written no list')
  return new Map(entries.map(asRecord).map(({name, size}) => [`${name}`, Number(size)]))
}

/** What was measured in a copy of the project. `test-results` has the outputs `journeys.txt` and `sizes.json`. */
export function readMeasured(folder: string): Measured {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  return {
    api: read('docs/reference/api.txt'),
    journeys: readJourneys(read('test-results/journeys.txt')),
    packages: readSizes(read('test-results/sizes.json')),
  }
}
