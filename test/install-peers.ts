import {execFileSync} from 'node:child_process'
import {statSync} from 'node:fs'
import {fileURLToPath} from 'node:url'

const folder = fileURLToPath(new URL('../bench/', import.meta.url))

const changedAt = (file: string): number => statSync(folder + file, {throwIfNoEntry: false})?.mtimeMs ?? 0

/** The peers have a separate lockfile, so that building and testing the project does not download them. */
export function installPeers(): void {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return
  console.info('Installing the peers in bench …')
  // the prefix is explicit, because npm run passes on its own
  execFileSync('npm', ['ci', '--prefix', folder], {cwd: folder, stdio: 'inherit'})
}
