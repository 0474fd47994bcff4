import {execFileSync} from 'node:child_process'
import {cpSync, mkdirSync, rmSync} from 'node:fs'
import {join} from 'node:path'
import {writeTree} from '../../build/publish/write-tree.ts'
import {root} from '../../build/root.ts'
import packageJson from '../../package.json' with {type: 'json'}
import requireBuild from '../browser/support/require-build.ts'
import {makeClone} from '../helpers/clone.ts'

const FOLDER = join(root, 'test-results/package')

/** The package as it would be published. */
export const TARBALL = join(FOLDER, `${packageJson.name}-${packageJson.version}.tgz`)

/** Packs a copy of the project, in which a release was made. */
// biome-ignore lint/style/noDefaultExport: Playwright calls the default export
export default async function pack(): Promise<void> {
  requireBuild()
  const copy = makeClone()
  try {
    cpSync(join(root, 'dist'), join(copy, 'dist'), {recursive: true})
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
