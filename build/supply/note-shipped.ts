import type {Plugin} from 'vite'

/** Folders of the packages with code in a built file; each ends in a slash. */
const shipped = new Set<string>()

/** Modules that the bundler adds have no path. */
const RUNTIME = /^\0?rolldown\/runtime/
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//

/** The folder of a module's package; null for Vitrine's own modules. */
export const packageOf = (id: string): string | null =>
  RUNTIME.test(id) ? 'node_modules/rolldown/' : (PACKAGE.exec(id.replace(/^\0/, ''))?.[0] ?? null)

/** Records the packages that are really bundled: most packages in package.json are for building and testing. */
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
