import {execFileSync} from 'node:child_process'
import {cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, relative} from 'node:path'
import {folderStore} from '../../build/publish/folder-store.ts'
import {hostFiles} from '../../build/publish/hosts.ts'
import {moveLatest} from '../../build/publish/move-latest.ts'
import {upload} from '../../build/publish/upload.ts'
import {root} from '../../build/root.ts'
import packageJson from '../../package.json' with {type: 'json'}
import requireBuild from '../browser/support/require-build.ts'

const FOLDER = join(root, 'test-results/package')

/** The package as it would be published. */
export const TARBALL = join(FOLDER, `${packageJson.name}-${packageJson.version}.tgz`)

/** Folders that no list of files is needed for. */
const LEFT_OUT = new Set(['.git', 'node_modules', 'test-results', '.data'])

const isKept = (path: string): boolean =>
  !relative(root, path)
    .split('/')
    .some((part) => LEFT_OUT.has(part))

/** What a release writes beside the files of the package. */
async function writeRelease(dist: string): Promise<void> {
  const store = folderStore(dist)
  const version = await upload(store, dist)
  await moveLatest(store, version)
  for (const [file, text] of Object.entries(hostFiles([version]))) writeFileSync(dist + file, text)
}

/** Packs a copy of the project, in which a release was made. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function pack(): Promise<void> {
  requireBuild()
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-pack-'))
  try {
    cpSync(root, copy, {recursive: true, filter: isKept})
    await writeRelease(`${copy}/dist/`)
    rmSync(FOLDER, {recursive: true, force: true})
    mkdirSync(FOLDER, {recursive: true})
    execFileSync('npm', ['pack', '--silent', '--pack-destination', FOLDER], {
      cwd: copy,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  } finally {
    rmSync(copy, {recursive: true, force: true})
  }
}
