import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {withLock} from './lock.ts'

/** `node test/prepare/install-debian.ts <package>…`, as root. One process at a time: apt fails instead of waiting. */

type Errors = 'ignore' | 'inherit'

const LOCK = join(tmpdir(), 'vitrine-debian.lock')

/** Whether it succeeds. */
async function apt(errors: Errors, ...command: string[]): Promise<boolean> {
  const args = ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...command]
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'}
  const [code] = await once(spawn('apt-get', args, {stdio: ['ignore', 'ignore', errors], env}), 'close')
  return code === 0
}

await withLock(LOCK, async () => {
  // old lists name the versions of the release day: Playwright needs a newer Firefox; without a network they have to do
  await apt('ignore', 'update')
  await apt('inherit', 'install', '-y', ...process.argv.slice(2))
})
