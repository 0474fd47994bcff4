import {globSync, readFileSync} from 'node:fs'
import {dirname, resolve} from 'node:path'
import type {Plugin} from 'vite'
import {root} from './root.ts'

const SHARED = 'vitrine-shared.css'

const CLIENT = /^'use client'\n/
const IMPORT = /@import '([^']+)';\n*/g

const importsOf = (file: string, source: string): string[] =>
  [...source.matchAll(IMPORT)].map(([, path = '']) => resolve(dirname(file), path))

const withoutImports = (source: string): string => source.replace(IMPORT, '')

/** All sheets that others import, each once and after its own imports. */
export function sharedSheets(files: readonly string[], read: (file: string) => string): string[] {
  const sheets = new Set<string>()
  function add(file: string): void {
    for (const one of importsOf(file, read(file))) {
      add(one)
      sheets.add(one)
    }
  }
  for (const file of files) add(file)
  return [...sheets]
}

/** In the one style sheet of a package, shared sheets come first and once, not once for each widget that imports them. */
export const sharedStylesOnce = (index: string): Plugin => ({
  name: 'vitrine-shared-styles-once',
  enforce: 'pre',
  resolveId: (source) => (source === SHARED ? root + SHARED : null),
  load(id) {
    if (id !== root + SHARED) return null
    const read = (file: string) => readFileSync(file, 'utf8')
    const files = globSync(`${root}widgets/*/**/*.css`).sort()
    return sharedSheets(files, read)
      .map((file) => withoutImports(read(file)))
      .join('\n')
  },
  transform(code, id) {
    // after the directive, which has to be the first statement
    if (id === index) return code.replace(CLIENT, `$&import '${SHARED}'\n`)
    return /\/(?:widgets|src)\/[^?]*\.css$/.test(id) ? withoutImports(code) : null
  },
})
