import {randomUUID} from 'node:crypto'
import {mkdir, readdir, rename, rm, rmdir, stat, unlink, utimes, writeFile} from 'node:fs/promises'
import {hostname} from 'node:os'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'

/** Milliseconds between two attempts. */
const PAUSE = 100
/** Milliseconds between two signs of life. */
const BEAT = 5000
/** Milliseconds without a sign of life after which an owner has ended, wherever it ran. */
const SILENCE = 60_000

const nameOwner = (): string => `${process.pid}.${randomUUID()}.${hostname()}`

/** A signal of another user's process is refused, which shows that there is one. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function hasEnded(lock: string, owner: string): Promise<boolean> {
  const [pid, , ...host] = owner.split('.')
  if (host.join('.') === hostname() && !isAlive(Number(pid))) return true
  const seen = await stat(join(lock, owner)).catch(() => null)
  return !seen || Date.now() - seen.mtimeMs > SILENCE
}

/** Whether the lock has no owner. An owner that has ended is removed by its name, which leaves a later one alone. */
async function isFree(lock: string): Promise<boolean> {
  const owners = await readdir(lock).catch(() => [])
  for (const owner of owners) {
    if (!(await hasEnded(lock, owner))) return false
    await rm(join(lock, owner), {force: true})
  }
  return true
}

/** A folder replaces an empty folder, and no other: of two at once, one succeeds. */
async function seize(lock: string, owner: string): Promise<boolean> {
  const own = `${lock}.${owner}`
  await mkdir(own, {recursive: true})
  try {
    await writeFile(join(own, owner), '')
    await rename(own, lock)
    return true
  } catch {
    await rm(own, {recursive: true, force: true})
    return false
  }
}

async function release(lock: string, owner: string): Promise<void> {
  await unlink(join(lock, owner))
  // the next owner may be there already
  await rmdir(lock).catch(() => {})
}

/** Runs `work` while no other process does the same with this lock, a folder. A crashed owner is no obstacle. */
export async function withLock<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const owner = nameOwner()
  while (!((await isFree(lock)) && (await seize(lock, owner)))) await wait(PAUSE)
  const beat = setInterval(() => {
    const now = new Date()
    utimes(join(lock, owner), now, now).catch(() => {})
  }, BEAT)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    await release(lock, owner)
  }
}
