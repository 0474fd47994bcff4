import {readdirSync, readFileSync} from 'node:fs'
import {fileURLToPath} from 'node:url'
import {open} from '../support/page-parts.ts'
import {expect, test} from '../support/test.ts'

interface Fixture {
  data: unknown
  partials?: Record<string, unknown>
  injects?: Record<string, unknown>
  now?: number
  cases: {name: string; template: string; output: string; locale?: string | null; errors?: string[]}[]
}

/** The used part of the built module's exports. */
interface Module {
  createEngine: (options: object) => {
    render: (source: string, data: unknown, options: object) => {output: string; errors: {code: string}[]}
    renderStream: (source: string, data: unknown, options: object) => ReadableStream<Uint8Array>
  }
}

const folder = fileURLToPath(new URL('../../../src/template/fixtures/', import.meta.url))
const fixtures = readdirSync(folder).map((file): Fixture => JSON.parse(readFileSync(folder + file, 'utf8')))

test('the template engine gives the same output in a browser, on a page with a strict policy', async ({
  page,
}) => {
  await open(page, '/shop')
  for (const fixture of fixtures) {
    const rendered = await page.evaluate(async ({data, partials = {}, injects = {}, now, cases}) => {
      const module: Module = await import('/vitrine/template/index.js' as string)
      const engine = module.createEngine({partials, injects, now, locale: 'en'})
      const render = async ({template, locale}: Fixture['cases'][number]) => {
        const options = locale === undefined ? {} : {locale}
        const {output, errors} = engine.render(template, data, options)
        const stream = await new Response(engine.renderStream(template, data, options)).text()
        return {output, stream, errors: errors.map(({code}) => code)}
      }
      return Promise.all(cases.map(render))
    }, fixture)
    for (const [index, {name, output, errors = []}] of fixture.cases.entries()) {
      const tidy = (text = '') => text.replace(/[\u00a0\u2009\u202f]/g, ' ')
      const found = rendered[index]
      expect
        .soft([tidy(found?.output), tidy(found?.stream), found?.errors], name)
        .toEqual([output, output, errors])
    }
  }
})
