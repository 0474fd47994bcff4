import {backendName} from '../page/backend-name.ts'
import type {Backend} from './contract.ts'
import {backend as platform} from './platform/index.ts'

const PLATFORM = 'platform'

/**
 * A line for each folder here, by the name that `data-backend` has for it, but for the default, which comes with the
 * actions: `['vendure', () => import(/* rare *\/ './vendure/index.ts')]`.
 */
const OTHERS: ReadonlyMap<string, () => Promise<{backend: Backend}>> = new Map([
  ['mock', () => import(/* apart */ './mock/index.ts').then(({inPage}) => ({backend: inPage(platform)}))],
])

/**
 * The kind of shop that the loader's tag names. A name that is none of them throws, so that nothing is asked of a shop that
 * was not meant.
 */
export async function loadBackend(): Promise<Backend> {
  const name = backendName() ?? PLATFORM
  if (name === PLATFORM) return platform
  const load = OTHERS.get(name)
  if (load) return (await load()).backend
  throw (await import(/* rare */ './unknown-backend.ts')).unknownBackend(name, [PLATFORM, ...OTHERS.keys()])
}
