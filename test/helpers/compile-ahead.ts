import {runInThisContext} from 'node:vm'
import {type AheadTemplate, ahead} from '../../src/template/ahead/index.ts'
import {readTemplate, writeFunction} from '../../src/template/ahead/write-module.ts'
import type {EngineOptions} from '../../src/template/options.ts'

const NAME = 'page'

/** What `vitrine-compile` would write of a template and its partials, without a file. */
export function compileAhead(
  template: string,
  partials: Readonly<Record<string, string>>,
  options: EngineOptions,
): AheadTemplate {
  const sources = Object.entries({...partials, [NAME]: template})
  const parsed = new Map(sources.map(([name, text]) => [name, readTemplate(text, name)]))
  const page = ahead(runInThisContext(writeFunction(parsed)))(options)[NAME]
  if (!page) throw new Error('the compiled module lacks its page')
  return page
}
