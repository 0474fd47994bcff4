import {execFileSync} from 'node:child_process'
import {ensureInstalled, findOnPath, isExecutable, works} from './install-browser.ts'

/** What every launch of it gets. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']
/** The same browser without windows: a third less work. It keeps no pages in a back/forward cache, and draws letters otherwise. */
const SHELL = 'chromium-headless-shell'

/** The machine's own Chromium, without starting it; undefined leaves it to Playwright's download. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH || findOnPath(NAMES, isExecutable)

/** What most tests run in: the shell, where there is one and `CHROMIUM_PATH` names no other browser. */
export const findShell = (): string | undefined =>
  process.env.CHROMIUM_SHELL_PATH ||
  process.env.CHROMIUM_PATH ||
  findOnPath([SHELL], isExecutable) ||
  findChromium()

/** As Playwright launches it for tests. */
export const launchOptions = (executablePath: string | undefined) => ({
  ...(executablePath && {executablePath}),
  args: ['--headless', ...CHROMIUM_ARGS],
})

/**
 * The browsers of the tests, told to all that runs later: `CHROMIUM_PATH` for everything, else what is on the PATH,
 * Debian's packages, or Playwright's own download.
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
