import {readFileSync} from 'node:fs'
import {createRequire} from 'node:module'
import {CLDRFramework} from '@phensley/cldr'
import {Compiler} from '@squarespace/template-engine'

const {resolve} = createRequire(import.meta.url)

const framework = new CLDRFramework({
  loader: (language) => readFileSync(resolve(`@phensley/cldr/packs/${language}.json`), 'utf8'),
})

const compiler = new Compiler()

interface Input {
  data: unknown
  locale: string | null
  now?: number | undefined
  partials?: Readonly<Record<string, string>>
  injects?: Readonly<Record<string, unknown>>
}

/** The public implementation of the template language, for `test/long/language.ts`. */
export const language = {
  parse: (template: string): unknown => compiler.parse(template).code,
  render(template: string, {data, locale, ...rest}: Input): string {
    const options = {enableExpr: true, enableInclude: true, ...rest}
    const locales = locale === null ? {} : {cldr: framework.get(locale)}
    return compiler.execute({code: template, json: data, ...options, ...locales}).ctx.render()
  },
}
