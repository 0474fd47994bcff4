import {execFileSync, spawnSync} from 'node:child_process'

const works = (path: string): boolean => spawnSync(path, ['--version'], {stdio: 'ignore'}).status === 0

const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

function installWithDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !works('apt-get')) return undefined
  console.info('Installing Chromium with apt-get …')
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
  execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit', env})
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {stdio: ['ignore', 'ignore', 'inherit'], env})
  return NAMES.find(works)
}

/** The browser of the tests: `CHROMIUM_PATH`, one on the PATH, Debian's package, or Playwright's own download. */
export function ensureChromium(): string | undefined {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (works(wanted)) return wanted
    throw new Error(`CHROMIUM_PATH=${wanted} does not start; point it at a Chromium binary or unset it`)
  }
  const found = NAMES.find(works) ?? installWithDebian()
  if (!found) execFileSync('npx', ['playwright', 'install', 'chromium'], {stdio: 'inherit'})
  return found
}
