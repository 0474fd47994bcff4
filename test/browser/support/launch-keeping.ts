import type {Browser, LaunchOptions, PlaywrightWorkerArgs} from '@playwright/test'
import {findChromium} from '../../chromium.ts'

/**
 * A browser of its own that keeps pages in its back/forward cache: Playwright switches that off, and the shell that most
 * tests run in has none.
 */
export function launchKeeping(
  {chromium}: PlaywrightWorkerArgs['playwright'],
  options: LaunchOptions,
): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...options,
    ...(executablePath && {executablePath}),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}
