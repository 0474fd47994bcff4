import {defineConfig} from '@playwright/test'
import {CHROMIUM_ARGS, findChromium} from './test/chromium.ts'

const executablePath = findChromium()

// biome-ignore lint/style/noDefaultExport: the name that Playwright looks for
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '*.e2e.ts',
  globalSetup: './test/browser/support/require-build.ts',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 20_000,
  reporter: [['list'], ['json', {outputFile: 'test-results/browser.json'}]],
  use: {
    // half the time of a new context for each test; cookies, storage, cache, routes and scripts are cleared between tests
    reuseContext: true,
    // a shopper's screen on which the header and a few products fit
    viewport: {width: 1280, height: 800},
    actionTimeout: 5000,
    launchOptions: {
      ...(executablePath && {executablePath}),
      args: ['--headless', ...CHROMIUM_ARGS],
    },
  },
})
