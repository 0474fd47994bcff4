import {spawnSync} from 'node:child_process'
import {fileURLToPath} from 'node:url'
import {findOnPath, installWithDebian, isExecutable} from '../install-browser.ts'

const NAMES = ['firefox-esr', 'firefox']
/** The first with all commands that Playwright sends (`network.addDataCollector`). */
const OLDEST = 143

function isNewEnough(path: string): boolean {
  const {stdout} = spawnSync(path, ['--version'], {encoding: 'utf8'})
  return Number(/ (\d+)/.exec(stdout ?? '')?.[1]) >= OLDEST
}

/** The machine's own Firefox, without starting it. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH || findOnPath(NAMES, isExecutable)

/** Installs Debian's if the machine has only an older one, or no Firefox, and reports whether tests can run in it. */
export function ensureFirefox(): boolean {
  if (!process.env.FIREFOX_PATH && !findOnPath(NAMES, isNewEnough)) installWithDebian(['firefox-esr'])
  return findFirefox() !== undefined
}

const PREFERENCES = {
  // overlay scrollbars take no space, as in Chromium's headless shell
  'ui.useOverlayScrollbars': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
}

/** The options with which Playwright launches it for tests. */
export const firefoxOptions = {
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('firefox-bidi.ts', import.meta.url)),
    firefoxUserPrefs: PREFERENCES,
  },
}
