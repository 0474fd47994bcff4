import {runInThisContext} from 'node:vm'
import {type AotOptions, type AotTemplate, aot} from '../../src/template/aot/index.ts'
import {readTemplate, writeFunction} from '../../src/template/aot/write-module.ts'
import type {Partials} from '../../src/template/options.ts'

const NAME = 'page'

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

/** The output of `vitrine-compile` for a template and its partials, without a file; parsed trees stay partials. */
export function compileAot(template: string, options: AotOptions): AotTemplate {
  const partials = Object.entries<Partials[string]>(options.partials ?? {})
  const sources = Object.entries({...Object.fromEntries(partials.filter(isText)), [NAME]: template})
  const parsed = new Map(sources.map(([name, text]) => [name, readTemplate(text, name)]))
  const trees = Object.fromEntries(partials.filter((entry) => !isText(entry)))
  const page = aot(runInThisContext(writeFunction(parsed)))({...options, partials: trees})[NAME]
  if (!page) throw new Error('the compiled module lacks its page')
  return page
}
