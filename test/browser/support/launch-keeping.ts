import type {Browser, LaunchOptions, PlaywrightWorkerArgs, PlaywrightWorkerOptions} from '@playwright/test'
import {findChromium} from '../../chromium.ts'

interface Launched extends Pick<PlaywrightWorkerArgs, 'playwright'> {
  browserName: PlaywrightWorkerOptions['browserName']
  launchOptions: LaunchOptions
}

/** Playwright disables Chromium's back/forward cache, and the headless shell of most tests has none. */
function withKeptPages(options: LaunchOptions): LaunchOptions {
  const executablePath = findChromium()
  return {
    ...options,
    ...(executablePath && {executablePath}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  }
}

/** A separate browser with a back/forward cache. */
export const launchKeeping = ({playwright, browserName, launchOptions}: Launched): Promise<Browser> =>
  playwright[browserName].launch(browserName === 'chromium' ? withKeptPages(launchOptions) : launchOptions)
