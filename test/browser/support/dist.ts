import {readFileSync} from 'node:fs'

/** Folder of the built files, ending in a slash. */
export const DIST = new URL('../../../dist/', import.meta.url)

/** The address of the file that a module of ours is in, up to its release: the build decides what comes together. */
export function addressWith(module: string): string {
  const {modules} = JSON.parse(readFileSync(new URL('manifest.json', DIST), 'utf8')) as {
    modules: Record<string, string[]>
  }
  const [found] = Object.entries(modules).find(([, inIt]) => inIt.includes(module)) ?? []
  if (!found) throw new Error(`no file has ${module}`)
  return `/vitrine/${found.replace(/\w+\.js$/, '')}`
}

/** What the whole address matches. */
export const fileWith = (module: string): RegExp => new RegExp(addressWith(module))
