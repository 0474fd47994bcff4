import {defineConfig} from '@playwright/test'
import {findShell, launchOptions} from '../chromium.ts'

/** What a release publishes, in a registry on this machine. */
// biome-ignore lint/style/noDefaultExport: the name that Playwright looks for
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: '../browser/support/require-build.ts',
  outputDir: '../../test-results/publish-browser',
  forbidOnly: true,
  workers: 1,
  retries: 0,
  // the first run installs the registry
  timeout: 600_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: '../../test-results/publish.json'}]],
  use: {actionTimeout: 20_000, launchOptions: launchOptions(findShell())},
})
