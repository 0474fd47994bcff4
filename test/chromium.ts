import {execFileSync, spawnSync} from 'node:child_process'
import {accessSync, constants} from 'node:fs'
import {delimiter, join} from 'node:path'

/** What every launch of it gets. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

const works = (path: string): boolean => spawnSync(path, ['--version'], {stdio: 'ignore'}).status === 0

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Its whole path: Playwright takes no bare name. */
function findOnPath(isUsable: (path: string) => boolean): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isUsable)
}

/** The machine's own Chromium, without starting it; undefined leaves it to Playwright's download. */
export const findChromium = (): string | undefined => process.env.CHROMIUM_PATH || findOnPath(isExecutable)

function installWithDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !works('apt-get')) return undefined
  console.info('Installing Chromium with apt-get …')
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
  execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env})
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {stdio: ['ignore', 'ignore', 'inherit'], env})
  return findOnPath(works)
}

/** The browser of the tests: `CHROMIUM_PATH`, one on the PATH, Debian's package, or Playwright's own download. */
export function ensureChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (works(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH=${wanted} does not start; point it at a Chromium binary or unset it`)
  }
  const found = findOnPath(works) ?? installWithDebian()
  if (!found) execFileSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'})
  return found
}
