import {existsSync} from 'node:fs'
import {join} from 'node:path'

export interface SmallFile {
  path: string
  source: string
}

const LEAST_LINES = 15
const IMPORT = /(?:\bfrom|\bimport)\s*(\(?)\s*'(\.[^']+)'/g

/**
 * The files below 15 lines that one other file imports, and that are neither fetched on their own nor tested on their
 * own: that file may as well contain them.
 */
export function findCrumbs(files: readonly SmallFile[]): string[] {
  const importers = new Map<string, Set<string>>()
  const lazy = new Set<string>()
  for (const {path, source} of files)
    for (const [, parenthesis, target = ''] of source.matchAll(IMPORT)) {
      const imported = join(path, '..', target)
      importers.set(imported, (importers.get(imported) ?? new Set()).add(path))
      if (parenthesis) lazy.add(imported)
    }
  const isTested = (path: string): boolean => existsSync(path.replace(/\.tsx?$/, '.test.ts'))
  return files
    .filter(({source}) => source.split('\n').length <= LEAST_LINES)
    .map(({path}) => path)
    .filter((path) => importers.get(path)?.size === 1 && !lazy.has(path) && !isTested(path))
}
