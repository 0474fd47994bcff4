import {fileURLToPath} from 'node:url'
import {ensureInstalled, findOnPath, isExecutable} from '../install-browser.ts'

const NAMES = ['firefox-esr', 'firefox']

/** The machine's own Firefox, without starting it. */
export const findFirefox = (): string | undefined =>
  process.env.FIREFOX_PATH || findOnPath(NAMES, isExecutable)

/** Installs Debian's if necessary, and reports whether tests can run in it. */
export function ensureFirefox(): boolean {
  if (!process.env.FIREFOX_PATH) ensureInstalled(NAMES, 'firefox-esr')
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
