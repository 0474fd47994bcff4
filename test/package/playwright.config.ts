import {defineConfig} from '@playwright/test'
import {findShell, launchOptions} from '../chromium.ts'

/** The npm package as projects get it: packed, installed, built into apps. */
// biome-ignore lint/style/noDefaultExport: the name that Playwright looks for
export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  globalSetup: './pack.ts',
  outputDir: '../../test-results/package-browser',
  fullyParallel: true,
  forbidOnly: true,
  // builds of apps take all cores
  workers: 2,
  retries: 0,
  // a build takes seconds, or a minute on a machine that does other work
  timeout: 300_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: '../../test-results/npm-package.json'}]],
  use: {actionTimeout: 20_000, launchOptions: launchOptions(findShell())},
})
