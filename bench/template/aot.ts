import {execFileSync} from 'node:child_process'
import {existsSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {fileURLToPath, pathToFileURL} from 'node:url'
import type {CreateTemplates} from '../../src/template/aot/index.ts'
import type {Create, Templates} from './contender.ts'

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))
const program = `${dist}bin/vitrine-compile.js`
const runtime = pathToFileURL(`${dist}template/aot.js`).href

/** Compiles like a site: with the built program, from a folder to a module. */
async function compile({page, partials}: Templates): Promise<CreateTemplates> {
  if (!existsSync(program))
    throw new Error('dist/bin/vitrine-compile.js is missing; run `npm run build` first')
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  try {
    const files = Object.entries({...partials, page})
    for (const [name, text] of files) writeFileSync(join(folder, `${name}.html`), text)
    const module = join(folder, 'templates.mjs')
    execFileSync(process.execPath, [program, folder, module, '--runtime', runtime])
    const {createTemplates}: {createTemplates: CreateTemplates} = await import(pathToFileURL(module).href)
    return createTemplates
  } finally {
    rmSync(folder, {recursive: true})
  }
}

export const create: Create = async (templates) => {
  const {page} = (await compile(templates))()
  if (!page) throw new Error('The compiled module lacks its page')
  return {
    render(data) {
      const {output, errors} = page.render(data)
      if (errors.length) throw new Error(`Cannot be rendered: ${errors[0]?.message}`)
      return output
    },
  }
}
