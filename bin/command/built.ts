import {existsSync, readFileSync} from 'node:fs'
import {asRecord} from '../../src/lib/as-record.ts'

/** The built files of this release. */
export interface Built {
  /** Address of their folder. */
  folder: string
  /** A JSON file of it. */
  read: (name: string) => Record<string, unknown>
}

/** The built files, in the first place that has them: beside the built command, or in the source tree. */
export function findBuilt(places: readonly URL[]): Built {
  const place = places.find((url) => existsSync(new URL('manifest.json', url)))
  return {
    get folder() {
      if (place) return place.href
      throw new Error('nothing is built: npm run build')
    },
    read(name) {
      const file = new URL(name, this.folder)
      if (existsSync(file)) return asRecord(JSON.parse(readFileSync(file, 'utf8')))
      throw new Error(`${name} is not built: npm run build`)
    },
  }
}

/** The names of all widgets. */
export const widgetsOf = (built: Built): string[] =>
  Object.keys(asRecord(built.read('manifest.json').widgets))
