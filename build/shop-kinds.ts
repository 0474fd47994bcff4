import {existsSync, readdirSync} from 'node:fs'
import {root} from './root.ts'

const folder = `${root}src/backends`

export const kindsFile = `${folder}/generated/kinds.ts`

/** A folder is a kind of shop when a separate file reads its products; the platform and the mock shop have none. */
const kinds: readonly string[] = readdirSync(folder).filter((name) =>
  existsSync(`${folder}/${name}/products.ts`),
)

const writeKind = (name: string): string => `  [
    '${name}',
    {load: () => import('../${name}/index.ts'), products: () => import('../${name}/products.ts')},
  ],
`

/** The kinds of shops, by their names in `data-backend`. */
export const kindsModule =
  (): string => `// Generated from the folders of \`src/backends/\` (\`npm run generate\`).
import type {Kind} from '../create-backend.ts'

export const KINDS: ReadonlyMap<string, Kind> = new Map([
${kinds.map(writeKind).join('')}])
`
