import {formatters} from '../formatters/index.ts'
import {type Parsed, parse} from '../parse/parse.ts'
import {predicates} from '../predicates/index.ts'
import {vocabularyOf} from '../program.ts'
import {generate} from './generate.ts'
import {library} from './runtime.ts'

const vocabulary = vocabularyOf({formatters, predicates})

/** Reads a template like every engine with all formatters and predicates. */
export const readTemplate = (text: string, name: string): Parsed => parse(text, vocabulary, name)

/** The argument of `aot`, as an expression. */
export function writeFunction(
  templates: ReadonlyMap<string, Parsed>,
  aliases: ReadonlyMap<string, string> = new Map(),
): string {
  const find = (name: string) => templates.get(aliases.get(name) ?? name)
  const entries = [...templates].map(
    ([name, parsed]) => `[${JSON.stringify(name)}]: ${generate(parsed, name, find)}`,
  )
  return `({${Object.keys(library).join(', ')}}) => ({\n${entries.join(',\n')}\n})`
}

/**
 * One module for all templates; `runtime` is the specifier of its import. `aliases` are further names by which templates
 * find each other.
 */
export const writeModule = (
  templates: ReadonlyMap<string, Parsed>,
  runtime: string,
  aliases: ReadonlyMap<string, string> = new Map(),
): string =>
  `// Written by vitrine-compile. What is changed here is lost the next time.
import {aot} from ${JSON.stringify(runtime)}

/** The templates for options of your own: locale, limits, partials, formatters. */
export const createTemplates = aot(${writeFunction(templates, aliases)}${aliases.size ? `, ${JSON.stringify(Object.fromEntries(aliases))}` : ''})

export const templates = createTemplates()
`
