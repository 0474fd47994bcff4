import {backendName} from '../page/page.ts'
import type {Backend} from './contract.ts'
import {backend as platform} from './platform/index.ts'

const PLATFORM = 'platform'

/**
 * The kind of shop that the loader's tag names. An unknown name throws, so that no wrong shop receives a request. Every
 * kind except the platform is a separate file; their names are in another one.
 */
export async function loadBackend(): Promise<Backend> {
  const name = backendName() ?? PLATFORM
  return name === PLATFORM ? platform : (await import('./registry.ts')).loadKind(name)
}
