import {execFileSync} from 'node:child_process'
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'

/**
 * `npm run release:try -- <package> <package>`: installs `vitrine` and `create-vitrine` in an empty folder, and uses each. A package is
 * a packed file, or what npm calls it: `vitrine@next`.
 */

const USAGE = 'npm run release:try -- <vitrine> <create-vitrine>'

/** The entries that run without a page. */
const ENTRIES = ['vitrine', 'vitrine/site', 'vitrine/template', 'vitrine/template/bare', 'vitrine/tools']
const FILES = ['loader.js', 'theme.css', 'manifest.json', 'sbom.json', 'licenses.txt']

const specOf = (text: string): string => (existsSync(text) ? resolve(text) : text)

function tryIn(folder: string, packages: readonly string[]): void {
  const run = (program: string, ...args: string[]): string =>
    execFileSync(program, args, {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit']})
  writeFileSync(join(folder, 'package.json'), '{"private": true, "type": "module"}')
  // the prefix, since npm run hands its own down
  run('npm', 'install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', ...packages)
  for (const file of FILES)
    if (!existsSync(join(folder, 'node_modules/vitrine/dist', file)))
      throw new Error(`dist/${file} is missing`)
  for (const entry of ENTRIES) run(process.execPath, '--eval', `await import('${entry}')`)
  run('node_modules/.bin/vitrine', '--help')
  run('node_modules/.bin/create-vitrine', 'page', '--yes')
  if (!existsSync(join(folder, 'page/index.html'))) throw new Error('create-vitrine has written no page')
}

const packages = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'vitrine-try-'))
try {
  if (packages.length !== 2) throw new Error(USAGE)
  tryIn(folder, packages.map(specOf))
  console.info(`${packages.join(' and ')} can be installed and used`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(folder, {recursive: true, force: true})
}
