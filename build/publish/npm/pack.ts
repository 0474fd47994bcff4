import {execFileSync} from 'node:child_process'
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {parseArgs} from 'node:util'
import {asRecord} from '../../../src/lib/as-record.ts'
import {root} from '../../root.ts'
import {publishedManifest, type Release} from './published-manifest.ts'

/**
 * `npm run release:pack -- <folder> [--repository <address>]`: packs `vitrine` and `create-vitrine` as they are published, after
 * `npm run build`. It needs a licence in package.json, and publishes nothing.
 */

const USAGE = 'npm run release:pack -- <folder> [--repository <address>]'

/** The folders of the packages. */
const PACKAGES = [root, join(root, 'create-vitrine')]

const run = (program: string, args: readonly string[], cwd: string): string =>
  execFileSync(program, args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']})

/** Returns the name of the packed file, without its folder. npm writes more lines where a script prints some. */
const npmPack = (from: string, to: string): string =>
  run('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', to], from).trim()

const readJson = (file: string) => asRecord(JSON.parse(readFileSync(file, 'utf8')))

function readRelease(repository: string | undefined): Release {
  const {version, license} = readJson(join(root, 'package.json'))
  return {version: `${version}`, license: `${license}`, repository: repository ?? null}
}

/** Packed twice: the files that npm chooses in the project, then these with the manifest that is published. */
function pack(folder: string, release: Release, target: string): string {
  const manifest = publishedManifest(readJson(join(folder, 'package.json')), release)
  const work = mkdtempSync(join(tmpdir(), 'vitrine-pack-'))
  try {
    run('tar', ['-xzf', npmPack(folder, work)], work)
    const chosen = join(work, 'package')
    writeFileSync(join(chosen, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
    return npmPack(chosen, target)
  } finally {
    rmSync(work, {recursive: true, force: true})
  }
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {repository: {type: 'string'}},
  })
  const [target, ...others] = positionals
  if (target === undefined || others.length) throw new Error(USAGE)
  const release = readRelease(values.repository)
  mkdirSync(target, {recursive: true})
  for (const folder of PACKAGES) console.info(pack(folder, release, resolve(target)))
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
