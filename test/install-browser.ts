import {spawnSync} from 'node:child_process'
import {accessSync, constants} from 'node:fs'
import {delimiter, join} from 'node:path'

export const works = (path: string): boolean => spawnSync(path, ['--version'], {stdio: 'ignore'}).status === 0

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** The absolute path: Playwright does not accept a bare name. */
export function findOnPath(
  names: readonly string[],
  isUsable: (path: string) => boolean,
): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isUsable)
}

/** Does nothing if apt is missing or not permitted: the caller checks for the packages afterwards. */
export function installWithDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !works('apt-get')) return
  console.info(`Installing ${packages.join(', ')} with apt-get …`)
  spawnSync(process.execPath, [join(import.meta.dirname, 'prepare/install-debian.ts'), ...packages], {
    stdio: 'inherit',
  })
}

/** The first of these programs that works; installs Debian's packages first if none does. */
export function ensureInstalled(names: readonly string[], ...packages: string[]): string | undefined {
  if (!findOnPath(names, works)) installWithDebian(packages)
  return findOnPath(names, works)
}
