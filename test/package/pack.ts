import {execFileSync} from 'node:child_process'
import {cpSync, mkdirSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, relative} from 'node:path'
import {writeTree} from '../../build/publish/write-tree.ts'
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

/** Packs a copy of the project, in which a release was made. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function pack(): Promise<void> {
  requireBuild()
  const copy = mkdtempSync(join(tmpdir(), 'vitrine-pack-'))
  try {
    cpSync(root, copy, {recursive: true, filter: isKept})
    await writeTree(`${copy}/dist/`)
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
