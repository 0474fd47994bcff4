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
  /** The files that each widget starts with. */
  widgets: Record<string, string[]>
  /** The file with the texts of each language. */
  languages: Record<string, string>
  /** Paths of modules by file. */
  modules: Record<string, string[]>
}

export const MANIFEST: Manifest = JSON.parse(readFileSync(new URL('manifest.json', DIST), 'utf8'))

/** The file that contains a module, below the folder: the build decides how modules are grouped. */
function findFile(module: string): string {
  const [found] = Object.entries(MANIFEST.modules).find(([, inIt]) => inIt.includes(module)) ?? []
  if (!found) throw new Error(`no file has ${module}`)
  return found
}

/** The code of that file. */
export const readWith = (module: string): string => readFileSync(new URL(findFile(module), DIST), 'utf8')

/** The address of that file, up to the release. */
export const addressWith = (module: string): string => `/vitrine/${findFile(module).replace(/\w+\.js$/, '')}`

/** A pattern for the whole address. */
export const fileWith = (module: string): RegExp => new RegExp(addressWith(module))
