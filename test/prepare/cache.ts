import {mkdir, mkdtemp, readFile, rename, rm, writeFile} from 'node:fs/promises'
import {homedir} from 'node:os'
import {join} from 'node:path'
import {digestOf} from './digest.ts'
import {withLock} from './lock.ts'

/** What is made once, and kept for later runs. */
export interface Kept {
  /** Its folder in the cache. */
  name: string
  /** Names everything that the content depends on. Content with another key is removed. */
  key: string
  /** Writes the content to an empty folder. */
  fill: (folder: string) => Promise<void>
}

/** `VITRINE_CACHE`, by default in the user's cache folder. */
export const cacheFolder = ({VITRINE_CACHE, XDG_CACHE_HOME}: NodeJS.ProcessEnv = process.env): string =>
  VITRINE_CACHE || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'vitrine')

const contentOf = (entry: string): string => join(entry, 'content')
const digestFile = (entry: string): string => join(entry, 'digest')

async function isWhole(entry: string): Promise<boolean> {
  try {
    return (await readFile(digestFile(entry), 'utf8')) === digestOf(contentOf(entry))
  } catch {
    return false
  }
}

/** Beside the entry, and then renamed: there is never half an entry. */
async function make({key, fill}: Kept, home: string): Promise<void> {
  // other keys, broken entries, and what crashed runs have left
  await rm(home, {recursive: true, force: true})
  await mkdir(home, {recursive: true})
  const part = await mkdtemp(join(home, 'part-'))
  await mkdir(contentOf(part))
  await fill(contentOf(part))
  await writeFile(digestFile(part), digestOf(contentOf(part)))
  await rename(part, join(home, key))
}

/**
 * Gives the content to `use`, which must not change it. Makes it first if it is missing or broken; waits if another
 * process is at it.
 */
export async function withKept<T>(kept: Kept, use: (content: string) => Promise<T>): Promise<T> {
  const home = join(cacheFolder(), kept.name)
  await mkdir(cacheFolder(), {recursive: true})
  return withLock(`${home}.lock`, async () => {
    const entry = join(home, kept.key)
    if (!(await isWhole(entry))) await make(kept, home)
    return use(contentOf(entry))
  })
}
