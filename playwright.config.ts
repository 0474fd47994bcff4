import {defineConfig} from '@playwright/test'
import {findChromium, findShell, launchOptions} from './test/chromium.ts'

// biome-ignore lint/style/noDefaultExport: the name that Playwright looks for
export default defineConfig({
  testDir: 'test',
  // the fault tests of tracking take minutes and need an otherwise idle machine: `npm run faults`
  testMatch: process.env.FAULTS ? '**/faults/*/*.e2e.ts' : '**/browser/**/*.e2e.ts',
  globalSetup: './test/browser/support/require-build.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // on two cores, by 228 tests of the cart, forms, examples and scenes: 2 take 261 s, 3 take 208, 4 take 212
  workers: 3,
  retries: 0,
  // a busy machine is slow, which is not an error of a page: one gallery of 2,000 pictures mounts in 1 s, or in 11
  timeout: 240_000,
  snapshotPathTemplate: 'test/browser/screenshots/{arg}{ext}',
  // each browser release draws letters slightly differently; a missing word differs more
  expect: {
    timeout: 40_000,
    toMatchAriaSnapshot: {pathTemplate: 'test/browser/scenes/transcripts/{arg}{ext}'},
    toHaveScreenshot: {maxDiffPixels: 100, threshold: 0.2},
  },
  reporter: [
    ['list'],
    ['json', {outputFile: 'test-results/browser.json'}],
    process.env.FAULTS
      ? ['./test/faults/tracking/table-reporter.ts']
      : ['./test/browser/pages/blank-page/example-reporter.ts'],
  ],
  use: {
    // halves the time of a new context per test; cookies, storage, cache, routes and scripts are cleared between tests
    reuseContext: true,
    // a shopper's screen that fits the header and a few products
    viewport: {width: 1280, height: 800},
    actionTimeout: 40_000,
    // some faults concern the browser itself: its back/forward cache, and crashes
    launchOptions: launchOptions(process.env.FAULTS ? findChromium() : findShell()),
  },
})
