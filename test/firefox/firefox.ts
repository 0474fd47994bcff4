import {fileURLToPath} from 'node:url'
import {ensureInstalled, findOnPath, isExecutable} from '../install-browser.ts'

const NAMES = ['firefox-esr', 'firefox']

/** The machine's own Firefox, without starting it. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH || findOnPath(NAMES, isExecutable)

/** Installs Debian's where there is none, and says whether tests can be run in one. */
export function ensureFirefox(): boolean {
  if (!process.env.FIREFOX_PATH) ensureInstalled(NAMES, 'firefox-esr')
  return findFirefox() !== undefined
}

const PREFERENCES = {
  // as in Chromium's shell, where they take no room
  'ui.useOverlayScrollbars': 1,
  'widget.gtk.overlay-scrollbars.enabled': true,
}

/** As Playwright launches it for tests. */
export const firefoxOptions = {
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('firefox-bidi.ts', import.meta.url)),
    firefoxUserPrefs: PREFERENCES,
  },
}
