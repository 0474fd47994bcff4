import {findMiniBrowser} from '../../webkit.ts'
import type {Running} from '../driver.ts'
import {createDriver} from './create-driver.ts'
import {startDisplay} from './processes.ts'
import {startSession} from './session.ts'

interface Options {
  /** @default true */
  runsScripts?: boolean
}

/** WebKitGTK in its own browser. Each visitor uses a separate address. */
export async function startWebKit({runsScripts = true}: Options = {}): Promise<Running> {
  const display = await startDisplay()
  const args = ['--automation', ...(runsScripts ? [] : ['--enable-javascript=false'])]
  const session = await startSession({
    program: 'WebKitWebDriver',
    env: {DISPLAY: display.name},
    capabilities: {'webkitgtk:browserOptions': {binary: findMiniBrowser(), args}},
  })
  return {
    name: 'WebKit',
    sharesCookies: true,
    open: async () => createDriver(session),
    async close() {
      await session.close()
      display.stop()
    },
  }
}
