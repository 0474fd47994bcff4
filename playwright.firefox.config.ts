import {defineConfig} from '@playwright/test'
import chromium from './playwright.config.ts'
import {firefoxOptions} from './test/firefox/firefox.ts'

/** The tests that are tagged for every engine, in Firefox. */
// biome-ignore lint/style/noDefaultExport: the name that Playwright looks for
export default defineConfig({
  ...chromium,
  grep: /@engines/,
  outputDir: 'test-results/firefox',
  // each starts a browser of its own, which is larger than Chromium's shell
  workers: 2,
  reporter: [['list'], ['json', {outputFile: 'test-results/firefox.json'}]],
  use: {
    ...chromium.use,
    browserName: 'firefox',
    ...firefoxOptions,
    // each context has a cache of its own; that of one that is used again keeps what the test before has fetched
    reuseContext: false,
  },
})
