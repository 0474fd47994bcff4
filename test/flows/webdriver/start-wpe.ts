import type {Running} from '../driver.ts'
import {createDriver} from './create-driver.ts'
import {startSession} from './session.ts'

/** WebKit 2.38 in the WPE browser, without a window. */
export async function startWpe(): Promise<Running> {
  const session = await startSession({
    program: 'WPEWebDriver',
    capabilities: {'wpe:browserOptions': {binary: 'cog', args: ['-P', 'headless', '--automation']}},
  })
  return {
    name: 'WPE',
    sharesCookies: true,
    // its size is fixed
    open: async () => ({...createDriver(session), resize: async () => {}}),
    close: session.close,
  }
}
