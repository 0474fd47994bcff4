import {defineConfig} from '@playwright/test'
import chromium from './playwright.config.ts'
import {firefoxOptions} from './test/firefox/firefox.ts'

/** Runs the tests with the tag for every engine in Firefox. */
// biome-ignore lint/style/noDefaultExport: the name that Playwright looks for
export default defineConfig({
  ...chromium,
  grep: /@engines/,
  outputDir: 'test-results/firefox',
  // each worker starts a browser, which is larger than Chromium's headless shell
  workers: 2,
  reporter: [['list'], ['json', {outputFile: 'test-results/firefox.json'}]],
  use: {
    ...chromium.use,
    browserName: 'firefox',
    ...firefoxOptions,
    // a reused context keeps the cache of the previous test
    reuseContext: false,
  },
})
