import {readFile} from 'node:fs/promises'
import {join} from 'node:path'

const MANIFEST = join(import.meta.dirname, '../../dist/manifest.json')
const BACKENDS = 'src/backends/'

/** The modules of `src/backends` in the built files that a page fetched, relative to that folder. */
export async function backendModules(files: readonly string[]): Promise<readonly string[]> {
  const {modules}: {modules: Record<string, string[]>} = JSON.parse(await readFile(MANIFEST, 'utf8'))
  return files
    .flatMap((file) => modules[file] ?? [])
    .filter((module) => module.startsWith(BACKENDS))
    .map((module) => module.slice(BACKENDS.length))
}

/** Whether a page needs a module of `src/backends`; `backend` is undefined for the platform. */
export function isForShop(module: string, backend: string | undefined): boolean {
  // every shop needs `add-once.ts`; `unknown-backend.ts` is for a name that no shop has
  if (/^((load-backend|add-once|unknown-backend)\.ts$|platform\/)/.test(module)) return true
  return backend !== undefined && (/^(generated\/|[^/]+$)/.test(module) || module.startsWith(`${backend}/`))
}
