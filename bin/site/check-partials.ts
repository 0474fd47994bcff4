import {createError, type TemplateError} from '../../src/template/error.ts'
import type {Parsed} from '../../src/template/parse/parse.ts'
import {findTags} from '../../src/template/tags/check-tags.ts'
import {textOf} from '../../src/template/tree.ts'
import {walkTree} from '../../src/template/walk.ts'
import type {Names} from './name-files.ts'

/** A name that a template applies, and where. */
interface Use {
  readonly names: readonly string[]
  readonly at: number
}

/** The partial of `<squarespace:navigation template="navigation">` can be the file `navigation.block`. */
function* usesOfTags({tree}: Parsed): Generator<Use> {
  for (const {attributes, at} of findTags(tree.body)) {
    const [, value = []] = attributes.find(([name]) => name === 'template') ?? []
    const name = value.map(textOf).join('')
    if (name && value.every(({kind}) => kind === 'text')) yield {names: [name, `${name}.block`], at}
  }
}

function* usesOf(parsed: Parsed): Generator<Use> {
  for (const item of walkTree(parsed.tree)) {
    if ('formatters' in item) {
      for (const {name, args} of item.formatters)
        if (name === 'apply' && args?.list[0]) yield {names: [args.list[0]], at: item.at}
    } else if ('kind' in item && item.kind === 'include') yield {names: [item.name], at: item.at}
  }
  yield* usesOfTags(parsed)
}

const macrosOf = ({tree}: Parsed): string[] =>
  [...walkTree(tree)].flatMap((item) => ('kind' in item && item.kind === 'macro' ? [item.name] : []))

/**
 * An error for each partial that no file provides. Macros of any template count: a partial can use those of its caller.
 * `given` are the partials that the server adds.
 */
export function checkPartials(
  templates: ReadonlyMap<string, Parsed>,
  {aliases, ambiguous}: Names,
  given: readonly string[],
): TemplateError[] {
  const known = new Set([...templates.keys(), ...aliases.keys(), ...given])
  for (const parsed of templates.values()) for (const macro of macrosOf(parsed)) known.add(macro)
  const errors: TemplateError[] = []
  for (const parsed of templates.values())
    for (const {names, at} of usesOf(parsed)) {
      if (names.some((name) => known.has(name))) continue
      const several = names.map((name) => ambiguous.get(name)).find((one) => one !== undefined)
      const message = several
        ? `Several files are called '${names[0]}': write the path of one of them, ${several.join(' or ')}`
        : `No file provides the partial '${names[0]}'`
      errors.push(createError({source: parsed.source, at}, {code: 'missing-partial', message}))
    }
  return errors
}
