import {page} from '../../src/page/page.ts'
import type {Claims, Engine} from '../claim.ts'

const ignore = (): void => {}

/**
 * Starts the features that the loader's tag or the address requests and no visitor needs. Each is fetched only on
 * request.
 */
export async function begin(claims: Claims, engine: Engine): Promise<void> {
  const {debug, compat} = page()
  if (compat !== undefined) import(/* rare */ '../compat/index.ts').then(({standIn}) => standIn(), ignore)
  if (debug !== undefined)
    await import(/* rare */ '../../qa/overlay/overlay.ts').then(({lookOn}) => lookOn(claims, engine), ignore)
}
