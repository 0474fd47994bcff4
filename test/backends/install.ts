import {execFileSync} from 'node:child_process'
import {statSync} from 'node:fs'
import {join} from 'node:path'
import {CannotStart} from './shop.ts'

const changedAt = (file: string): number => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0

/**
 * Installs what the lock file of a folder names, unless it is there. Such packages are large: who only builds or tests
 * the project does not download them.
 */
export function install(folder: string): void {
  const there = changedAt(join(folder, 'node_modules/.package-lock.json'))
  if (there >= changedAt(join(folder, 'package-lock.json'))) return
  console.info(`Installing what ${folder} names …`)
  try {
    // the prefix, since npm run hands its own down
    execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', folder], {cwd: folder, stdio: 'inherit'})
  } catch (error) {
    throw new CannotStart(
      `its packages could not be installed: ${error instanceof Error ? error.message : error}`,
    )
  }
}
