import {mkdtempSync} from 'node:fs'
import {mkdir, writeFile} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'

/** A folder as the build leaves it, with a few small files; its path ends in a slash. */
export async function makeDist(version: string, loader = `/* ${version} */`): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-release-'))
  const files = {
    'loader.js': loader,
    'manifest.json': JSON.stringify({version}),
    'licenses.txt': 'licences',
    'theme.css': 'html {}',
    [`chunks/engine-${version.replaceAll('.', '')}.js`]: `export const version = '${version}'`,
    [`assets/form-${version.replaceAll('.', '')}.css`]: 'form {}',
    'schemas/check.js': `/* ${version} */`,
    'events/all.json': '{}',
    'types/index.d.ts': 'export {}',
  }
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), {recursive: true})
    await writeFile(join(folder, path), text)
  }
  return `${folder}/`
}
