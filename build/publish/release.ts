import {execFileSync} from 'node:child_process'
import {readdirSync, readFileSync, writeFileSync} from 'node:fs'
import {asRecord} from '../../src/lib/as-record.ts'
import {RELEASED, shorten} from '../release.ts'
import {root} from '../root.ts'
import {writeTree} from './write-tree.ts'

/**
 * `npm run release`: takes version and changelog from the changesets, builds, writes `dist/<version>/`, `dist/latest/` and the
 * settings of hosts beside them, commits, and tags. It changes nothing outside this folder.
 */

const run = (command: string, ...args: string[]): string =>
  execFileSync(command, args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']})

const readJson = (file: string) => asRecord(JSON.parse(readFileSync(root + file, 'utf8')))
const readVersion = (): string => `${readJson('package.json').version}`

/** npm writes the version in the lock file, too. */
function lockVersion(version: string): void {
  const lock = readJson('package-lock.json')
  const packages = asRecord(lock.packages)
  const own = {...asRecord(packages['']), version}
  const changed = {...lock, version, packages: {...packages, '': own}}
  writeFileSync(`${root}package-lock.json`, `${JSON.stringify(changed, null, 2)}\n`)
}

/** So that the next release names alike what it does not change. */
function noteFiles(): void {
  const files = Object.entries(asRecord(readJson('dist/manifest.json').files))
  const noted = files.map(([path, file]) => [path, shorten(`${asRecord(file).integrity}`)])
  writeFileSync(RELEASED, `${JSON.stringify(Object.fromEntries(noted), null, 2)}\n`)
}

async function release(): Promise<void> {
  if (run('git', 'status', '--porcelain'))
    throw new Error('There are changes that are not committed: commit them first.')
  if (!readdirSync(`${root}.changeset`).some((file) => file.endsWith('.md')))
    throw new Error('There is no changeset, so there is nothing to release: npx changeset')
  run(`${root}node_modules/.bin/changeset`, 'version')
  const version = readVersion()
  lockVersion(version)
  run(process.execPath, 'build/build.ts')
  noteFiles()
  await writeTree(`${root}dist/`)
  run('git', 'add', '--all')
  run('git', 'commit', '--quiet', '--message', `Release ${version}`)
  run('git', 'tag', '--annotate', `v${version}`, '--message', version)
  console.info(`${version} is tagged, and in dist/${version}/. Next:
  git push --follow-tags
  npm run release:upload -- s3://bucket/vitrine
  npm run release:latest -- s3://bucket/vitrine ${version} --share 10`)
}

try {
  await release()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
