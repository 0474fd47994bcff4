import {existsSync} from 'node:fs'
import type {Create, Templates} from './contender.ts'

const built = new URL('../../dist/template/index.js', import.meta.url)

/** The built engine, because the benchmark measures the shipped code. */
async function loadEngine(): Promise<typeof import('../../src/template/index.ts')> {
  if (!existsSync(built)) throw new Error('dist/template/index.js is missing; run `npm run build` first')
  return import(built.href)
}

export const create: Create = async ({page, partials}) => {
  const {createEngine} = await loadEngine()
  const engine = createEngine({partials})
  const template = engine.compile(page)
  return {
    render(data) {
      const {output, errors} = template.render(data)
      if (errors.length) throw new Error(`Cannot be rendered: ${errors[0]?.message}`)
      return output
    },
    compile: ({page, partials}: Templates) => {
      for (const text of [page, ...Object.values(partials)]) engine.compile(text)
    },
  }
}
