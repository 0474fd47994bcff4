import {page} from '../page/page.ts'
import type {Backend} from './contract.ts'
import {backend as platform} from './platform/index.ts'

const PLATFORM = 'platform'

/**
 * A line for each folder here, by the name that `data-backend` has for it, but for the default, which comes with the
 * actions: `['vendure', () => import(/* rare *\/ './vendure/index.ts')]`.
 */
const OTHERS: ReadonlyMap<string, () => Promise<{backend: Backend}>> = new Map()

/**
 * The kind of shop that the loader's tag names. A name that is none of them throws, so that nothing is asked of a shop that
 * was not meant.
 */
export async function loadBackend(): Promise<Backend> {
  const {api, backend: name = api === 'mock' ? api : PLATFORM} = page()
  if (name === PLATFORM) return platform
  const load = OTHERS.get(name)
  if (load) return (await load()).backend
  throw (await import(/* rare */ './unknown-backend.ts')).unknownBackend(name, [PLATFORM, ...OTHERS.keys()])
}
