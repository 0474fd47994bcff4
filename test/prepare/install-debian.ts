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

const install = (errors: Errors) => apt(errors, 'install', '-y', ...process.argv.slice(2))

await withLock(LOCK, async () => {
  if (await install('ignore')) return
  // the lists of packages are missing or outdated
  await apt('inherit', 'update')
  await install('inherit')
})
