import {page} from './page.ts'

/** The kind of shop that the loader's tag names; undefined for the default. */
export function backendName(): string | undefined {
  const {api, backend = api === 'mock' ? api : undefined} = page()
  return backend
}
