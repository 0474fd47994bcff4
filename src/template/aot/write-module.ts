import {formatters} from '../formatters/index.ts'
import {type Parsed, parse} from '../parse/parse.ts'
import {predicates} from '../predicates/index.ts'
import {vocabularyOf} from '../program.ts'
import {generate} from './generate.ts'
import {library} from './runtime.ts'

const vocabulary = vocabularyOf({formatters, predicates})

/** Reads a template as every engine with all formatters and predicates does. */
export const readTemplate = (text: string, name: string): Parsed => parse(text, vocabulary, name)

/** The function that `aot` takes, as an expression. */
export function writeFunction(templates: ReadonlyMap<string, Parsed>): string {
  const entries = [...templates].map(([name, parsed]) => `[${JSON.stringify(name)}]: ${generate(parsed)}`)
  return `({${Object.keys(library).join(', ')}}) => ({\n${entries.join(',\n')}\n})`
}

/** One module for all templates; `runtime` is what it imports. */
export const writeModule = (templates: ReadonlyMap<string, Parsed>, runtime: string): string =>
  `// Written by vitrine-compile. What is changed here is lost the next time.
import {aot} from ${JSON.stringify(runtime)}

/** The templates for options of your own: locale, limits, partials, formatters. */
export const createTemplates = aot(${writeFunction(templates)})

export const templates = createTemplates()
`
