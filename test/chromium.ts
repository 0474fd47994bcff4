import {execFileSync} from 'node:child_process'
import {ensureInstalled, findOnPath, isExecutable, works} from './install-browser.ts'

/** Arguments of every launch. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']
/** The same browser without windows: a third less work. It has no back/forward cache, and renders letters differently. */
const SHELL = 'chromium-headless-shell'

/** The machine's own Chromium, without starting it; undefined uses Playwright's download. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH || findOnPath(NAMES, isExecutable)

/** The browser of most tests: the headless shell, if it is installed and `CHROMIUM_PATH` names no other browser. */
export const findShell = (): string | undefined =>
  process.env.CHROMIUM_SHELL_PATH ||
  process.env.CHROMIUM_PATH ||
  findOnPath([SHELL], isExecutable) ||
  findChromium()

/** Launch options of the tests. */
export const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && {executablePath}),
  args: ['--headless', ...CHROMIUM_ARGS],
})

/**
 * Sets the browser paths for all later tests: `CHROMIUM_PATH` for everything, otherwise from the PATH, Debian's
 * packages, or Playwright's own download.
 */
export function ensureChromium(): void {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && !works(wanted))
    throw new Error(`CHROMIUM_PATH=${wanted} does not start; point it at a Chromium binary or unset it`)
  if (wanted) return
  const found = ensureInstalled(NAMES, 'chromium')
  if (!found) execFileSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'})
  const shell = found && ensureInstalled([SHELL], SHELL)
  if (shell) process.env.CHROMIUM_SHELL_PATH = shell
  if (found) process.env.CHROMIUM_PATH = found
}
