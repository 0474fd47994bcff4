import {spawnSync} from 'node:child_process'
import {createHash} from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'

/** Builds the project in another folder, and compares each file with the local build. */

const ROOT = join(import.meta.dirname, '..')
/** Files that no build reads, and build outputs. */
const LEFT_OUT = ['.git', 'node_modules', 'dist', 'test-results', 'test', 'docs']
/** A path of another length reveals one that gets into a file. */
const PLACE = 'another/folder with spaces/vitrine'

/** Every file below a folder, with a hash of its bytes. */
const hashesOf = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => statSync(join(folder, file)).isFile())
      .sort()
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('hex'),
      ]),
  )

/** Builds a copy of the project, and returns the hashes of the built files. */
function buildIn(folder: string): Map<string, string> {
  mkdirSync(folder, {recursive: true})
  for (const one of readdirSync(ROOT))
    if (!LEFT_OUT.includes(one)) cpSync(join(ROOT, one), join(folder, one), {recursive: true})
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const {status} = spawnSync(process.execPath, ['build/build.ts'], {
    cwd: folder,
    // differs in time zone and language, too
    env: {...process.env, TZ: 'Asia/Tokyo', LC_ALL: 'C'},
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`the build in ${folder} failed`)
  return hashesOf(join(folder, 'dist'))
}

function findDifferences(one: Map<string, string>, other: Map<string, string>): string[] {
  const files = [...new Set([...one.keys(), ...other.keys()])]
  return files.filter((file) => one.get(file) !== other.get(file))
}

const dist = join(ROOT, 'dist')
if (!existsSync(dist)) throw new Error(`${dist} is missing: run "npm run build" before`)
const parent = mkdtempSync(join(tmpdir(), 'vitrine-same-bytes-'))
try {
  const here = hashesOf(dist)
  const different = findDifferences(here, buildIn(join(parent, PLACE)))
  for (const file of different) console.error(`not the same bytes: ${file}`)
  if (different.length) process.exitCode = 1
  console.info(`${here.size} files, built in two folders`)
} finally {
  rmSync(parent, {recursive: true})
}
