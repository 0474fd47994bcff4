import {accessSync, constants} from 'node:fs'
import {delimiter, join} from 'node:path'
import {defineConfig} from '@playwright/test'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The machine's own Chromium; undefined leaves it to Playwright's download. */
function findChromium(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  const known = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return process.env.CHROMIUM_PATH || known.find(isExecutable)
}

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
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
})
