import {execFileSync, spawnSync} from 'node:child_process'
import {delimiter, join} from 'node:path'

const works = (path: string): boolean => spawnSync(path, ['--version'], {stdio: 'ignore'}).status === 0

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

/** Its whole path: Playwright takes no bare name. */
function findOnPath(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(works)
}

function installWithDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !works('apt-get')) return undefined
  console.info('Installing Chromium with apt-get …')
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
  execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env})
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {stdio: ['ignore', 'ignore', 'inherit'], env})
  return findOnPath()
}

/** The browser of the tests: `CHROMIUM_PATH`, one on the PATH, Debian's package, or Playwright's own download. */
export function ensureChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (works(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH=${wanted} does not start; point it at a Chromium binary or unset it`)
  }
  const found = findOnPath() ?? installWithDebian()
  if (!found) execFileSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'})
  return found
}
