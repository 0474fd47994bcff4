import {readFileSync} from 'node:fs'

/** Folder of the built files, ending in a slash. */
export const DIST = new URL('../../../dist/', import.meta.url)

interface BuiltFile {
  file: string
  /** Bytes. */
  brotli: number
}

interface Manifest {
  loader: BuiltFile
  files: Record<string, BuiltFile>
  /** Paths of modules by the file that they are in. */
  modules: Record<string, string[]>
}

export const MANIFEST: Manifest = JSON.parse(readFileSync(new URL('manifest.json', DIST), 'utf8'))

/** The file that a module of ours is in, below the folder: the build decides what comes together. */
function findFile(module: string): string {
  const [found] = Object.entries(MANIFEST.modules).find(([, inIt]) => inIt.includes(module)) ?? []
  if (!found) throw new Error(`no file has ${module}`)
  return found
}

/** Its code. */
export const readWith = (module: string): string => readFileSync(new URL(findFile(module), DIST), 'utf8')

/** Its address up to the release. */
export const addressWith = (module: string): string => `/vitrine/${findFile(module).replace(/\w+\.js$/, '')}`

/** What the whole address matches. */
export const fileWith = (module: string): RegExp => new RegExp(addressWith(module))
