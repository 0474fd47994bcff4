import {page} from '../page.ts'

const platform = () => import(/* usual */ '../../backends/platform/index.ts')

/** A line for each folder of `src/backends`, by the name that `data-backend` has for it. */
const BACKENDS: ReadonlyMap<string, typeof platform> = new Map([['platform', platform]])

/** The kind of shop that the loader's tag names; a name that is none of them throws, so that nothing is asked of a shop that was not meant. */
export async function loadBackend() {
  const {api, backend: name = api === 'mock' ? api : 'platform'} = page()
  const load = BACKENDS.get(name)
  if (load) return (await load()).backend
  throw (await import(/* rare */ './unknown-backend.ts')).unknownBackend(name, [...BACKENDS.keys()])
}
