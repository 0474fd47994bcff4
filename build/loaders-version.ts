import type {Plugin} from 'vite'
import {root} from './root.ts'

const MODULE = `${root}src/page/version.ts`

/** Reads Vitrine's version from the loader: a file that contained it would change with each release. */
export const loadersVersion: Plugin = {
  name: 'vitrine-loaders-version',
  enforce: 'pre',
  load: (id) =>
    id === MODULE ? `import {page} from './page.ts'\nexport const readVersion = () => page().version` : null,
}
