import {page} from '../../src/page/page.ts'
import type {Claims, Engine} from '../claim.ts'

const ignore = (): void => {}

/**
 * Starts the features that the loader's tag or the address requests and no visitor needs. Each is fetched only on
 * request. `parsed` resolves when the whole page is parsed.
 */
export async function startRequested(
  claims: Claims,
  engine: Engine,
  parsed: Promise<unknown>,
): Promise<void> {
  const {debug, compat, theme} = page()
  if (theme === 'auto')
    import('../../src/ui/theme/follow-page.ts').then(({followPage}) => parsed.then(followPage), ignore)
  if (compat !== undefined) import('../compat/index.ts').then(({standIn}) => standIn(), ignore)
  if (debug !== undefined)
    await import('../../qa/overlay/overlay.ts').then(({lookOn}) => lookOn(claims, engine), ignore)
}
