import {page} from '../../src/page/page.ts'
import type {Claims, Engine} from '../claim.ts'

const ignore = (): void => {}

/** What the loader's tag or the address asks for that no visitor needs: fetched for it alone. */
export async function begin(claims: Claims, engine: Engine): Promise<void> {
  const {debug, compat} = page()
  if (compat !== undefined) import(/* rare */ '../compat/index.ts').then(({standIn}) => standIn(), ignore)
  if (debug !== undefined)
    await import(/* rare */ '../../qa/overlay/overlay.ts').then(({lookOn}) => lookOn(claims, engine), ignore)
}
