import type {Browser, LaunchOptions, PlaywrightWorkerArgs, PlaywrightWorkerOptions} from '@playwright/test'
import {findChromium} from '../../chromium.ts'

interface Launched extends Pick<PlaywrightWorkerArgs, 'playwright'> {
  browserName: PlaywrightWorkerOptions['browserName']
  launchOptions: LaunchOptions
}

/** In Chromium Playwright switches the back/forward cache off, and the shell that most tests run in has none. */
function withKeptPages(options: LaunchOptions): LaunchOptions {
  const executablePath = findChromium()
  return {
    ...options,
    ...(executablePath && {executablePath}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  }
}

/** A separate browser that keeps pages in its back/forward cache. */
export const launchKeeping = ({playwright, browserName, launchOptions}: Launched): Promise<Browser> =>
  playwright[browserName].launch(browserName === 'chromium' ? withKeptPages(launchOptions) : launchOptions)
