import {readdirSync, readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {compileAot} from '../../test/helpers/compile-aot.ts'
import {createEngine, fromCode, toCode} from './index.ts'

interface Case {
  name: string
  template: string
  output: string
  locale?: string | null
  /** Codes of all reported errors. */
  errors?: string[]
  /** Shown in the reference before all others (`build/reference`). */
  example?: boolean
}

interface Fixture {
  data: unknown
  partials?: Record<string, string>
  injects?: Record<string, unknown>
  now?: number
  cases: Case[]
}

const folder = new URL('fixtures/', import.meta.url)
const readFixture = (file: string): Fixture => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))

async function readStream(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text()
}

for (const file of readdirSync(folder)) {
  const {data, partials = {}, injects = {}, now, cases} = readFixture(file)
  const engine = createEngine({partials, injects, now, locale: 'en'})

  describe(file, () => {
    it.each(cases)('$name', async ({template, output, locale, errors = []}) => {
      const options = locale === undefined ? {} : {locale}
      const rendered = engine.render(template, data, options)
      expect(rendered.errors.map(({code}) => code)).toEqual(errors)
      expect(rendered.output.replace(/[\u00a0\u2009\u202f]/g, ' ')).toBe(output)
      expect(await readStream(engine.renderStream(template, data, options))).toBe(rendered.output)
      const compiled = compileAot(template, {partials, injects, now, locale: 'en'})
      expect(compiled.render(data, options).output).toBe(rendered.output)
      const tree = fromCode(JSON.parse(JSON.stringify(toCode(engine.compile(template)))))
      expect(engine.render(tree, data, options).output).toBe(rendered.output)
    })
  })
}
