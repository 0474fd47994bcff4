import {backendName} from '../page/backend-name.ts'
import type {Backend} from './contract.ts'
import {backend as platform} from './platform/index.ts'

const PLATFORM = 'platform'

/**
 * One line for each folder here, by its name in `data-backend`, except for the default, which loads with the actions:
 * `['vendure', () => import(/* rare *\/ './vendure/index.ts')]`.
 */
const OTHERS: ReadonlyMap<string, () => Promise<{backend: Backend}>> = new Map([
  ['mock', () => import(/* apart */ './mock/index.ts').then(({inPage}) => ({backend: inPage(platform)}))],
])

/** The kind of shop that the loader's tag names. An unknown name throws, so that no wrong shop receives a request. */
export async function loadBackend(): Promise<Backend> {
  const name = backendName() ?? PLATFORM
  if (name === PLATFORM) return platform
  const load = OTHERS.get(name)
  if (load) return (await load()).backend
  throw (await import(/* rare */ './unknown-backend.ts')).unknownBackend(name, [PLATFORM, ...OTHERS.keys()])
}
