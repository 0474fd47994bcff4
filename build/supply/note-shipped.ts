import type {Plugin} from 'vite'

/** Folders of the packages of which something is in a built file; each ends in a slash. */
const shipped = new Set<string>()

/** What a bundler adds of its own has no path. */
const RUNTIME = /^\0?rolldown\/runtime/
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//

/** The folder of the package that a module is of; null for what is our own. */
export const packageOf = (id: string): string | null =>
  RUNTIME.test(id) ? 'node_modules/rolldown/' : (PACKAGE.exec(id.replace(/^\0/, ''))?.[0] ?? null)

/** Notes what is really bundled: of what the package file names, most is for building and testing. */
export const noteShipped: Plugin = {
  name: 'vitrine-note-shipped',
  generateBundle(_, bundle) {
    for (const output of Object.values(bundle)) {
      if (output.type !== 'chunk') continue
      for (const id of output.moduleIds) {
        const folder = packageOf(id)
        if (folder) shipped.add(folder)
      }
    }
  },
}

/** Of all builds of this process. */
export const shippedFolders = (): readonly string[] => [...shipped]
