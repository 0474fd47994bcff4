import {defineConfig} from '@playwright/test'
import {findChromium, findShell, launchOptions} from './test/chromium.ts'

// biome-ignore lint/style/noDefaultExport: the name that Playwright looks for
export default defineConfig({
  testDir: 'test',
  // the faults of the tracking take minutes, and a machine that has nothing else to do: `npm run faults`
  testMatch: process.env.FAULTS ? '**/faults/*/*.e2e.ts' : '**/browser/**/*.e2e.ts',
  globalSetup: './test/browser/support/require-build.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // on two cores: more than half of a test is waiting
  workers: 5,
  retries: 0,
  // a busy machine is slow, and that is no mistake of a page
  timeout: 60_000,
  snapshotPathTemplate: 'test/browser/screenshots/{arg}{ext}',
  // letters are drawn a little differently by each release of the browser; a word that is gone is more than that
  expect: {timeout: 10_000, toHaveScreenshot: {maxDiffPixels: 100, threshold: 0.2}},
  reporter: [
    ['list'],
    ['json', {outputFile: 'test-results/browser.json'}],
    process.env.FAULTS
      ? ['./test/faults/tracking/table-reporter.ts']
      : ['./test/browser/pages/blank-page/example-reporter.ts'],
  ],
  use: {
    // half the time of a new context for each test; cookies, storage, cache, routes and scripts are cleared between tests
    reuseContext: true,
    // a shopper's screen on which the header and a few products fit
    viewport: {width: 1280, height: 800},
    actionTimeout: 10_000,
    // of the faults some are of the browser's own: what it keeps of pages, and what kills it
    launchOptions: launchOptions(process.env.FAULTS ? findChromium() : findShell()),
  },
})
