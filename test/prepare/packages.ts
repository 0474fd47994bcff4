import {execFile} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync, readFileSync} from 'node:fs'
import {copyFile, readFile, rename, rm, writeFile} from 'node:fs/promises'
import {basename, join} from 'node:path'
import {promisify} from 'node:util'
import {type Kept, withKept} from './cache.ts'
import {linkTree} from './link-tree.ts'

/** What says what is installed, and how. */
const INPUTS = ['package.json', 'package-lock.json', '.npmrc']
/** npm writes it in place: a copy, so that the one in the cache stays as it is. */
const HIDDEN_LOCK = '.package-lock.json'
/** In a folder of packages: the key of what is installed. */
const MARK = '.vitrine-key'

const run = promisify(execFile)

/** Without the mode of the test runner: npm leaves packages for development out in production. */
const {NODE_ENV: _, ...environment} = process.env

const inputsOf = (folder: string): string[] => INPUTS.filter((name) => existsSync(join(folder, name)))

function keyOf(folder: string): string {
  const hash = createHash('sha256')
  hash.update(`${process.version} ${process.platform} ${process.arch}`)
  for (const name of inputsOf(folder)) hash.update(`\n${name}\n${readFileSync(join(folder, name), 'utf8')}`)
  return hash.digest('hex').slice(0, 16)
}

/** The packages that the lock file of a folder names. */
export const packagesOf = (folder: string): Kept => ({
  name: basename(folder),
  key: keyOf(folder),
  async fill(content) {
    for (const name of inputsOf(folder)) await copyFile(join(folder, name), join(content, name))
    // the prefix, since npm run hands its own down
    await run('npm', ['ci', '--prefix', content], {cwd: content, env: environment, maxBuffer: 1e8})
  },
})

const isInstalled = async ({key}: Kept, modules: string): Promise<boolean> =>
  (await readFile(join(modules, MARK), 'utf8').catch(() => '')) === key

async function link(content: string, {key}: Kept, modules: string): Promise<void> {
  const [kept, part] = [join(content, 'node_modules'), `${modules}.part`]
  await rm(part, {recursive: true, force: true})
  await linkTree(kept, part)
  await rm(join(part, HIDDEN_LOCK))
  await copyFile(join(kept, HIDDEN_LOCK), join(part, HIDDEN_LOCK))
  await writeFile(join(part, MARK), key)
  await rm(modules, {recursive: true, force: true})
  await rename(part, modules)
}

/** Gives a folder the packages, unless it has them. */
export async function installPackages(packages: Kept, folder: string): Promise<void> {
  const modules = join(folder, 'node_modules')
  if (await isInstalled(packages, modules)) return
  await withKept(packages, async (content) => {
    // another process may have been faster
    if (!(await isInstalled(packages, modules))) await link(content, packages, modules)
  })
}
