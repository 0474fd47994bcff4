import {backendName} from '../page/backend-name.ts'
import type {Backend} from './contract.ts'
import {backend as platform} from './platform/index.ts'

const PLATFORM = 'platform'

/**
 * The kind of shop that the loader's tag names. A name that is none of them throws, so that nothing is asked of a shop that
 * was not meant. All but the platform are in separate files, their names too.
 */
export async function loadBackend(): Promise<Backend> {
  const name = backendName() ?? PLATFORM
  return name === PLATFORM ? platform : (await import(/* apart */ './others.ts')).loadOther(name)
}
