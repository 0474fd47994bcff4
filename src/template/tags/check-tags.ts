import {createError, type TemplateError} from '../error.ts'
import type {Parsed} from '../parse/parse.ts'
import type {Instruction, Node, TagNode, TextNode} from '../tree.ts'
import {expandTags} from './expand.ts'
import {findHook, PAGE_VARIABLES, showHook, showTag, type TagHooks} from './tag.ts'

/** Every tag of a template, and every text. */
function* walk(items: readonly Instruction[]): Generator<TagNode | TextNode> {
  for (const item of items) {
    if (item.kind === 'tag') {
      yield item
      yield* walk(item.body)
    } else if (item.kind === 'text') yield item
    else {
      if ('body' in item) yield* walk(expandTags(item.body))
      if (item.kind === 'repeated') yield* walk(expandTags(item.between))
      for (const {body} of 'branches' in item ? item.branches : []) yield* walk(expandTags(body))
    }
  }
}

/** The tags of a template, from the first to the last. */
export const findTags = (nodes: readonly Node[]): TagNode[] =>
  [...walk(expandTags(nodes))].filter((item) => item.kind === 'tag')

const UNREAD = /<squarespace:[a-z][a-z0-9-]*/g

function problemOf(name: string, hooks: TagHooks | null, defaults: TagHooks): string {
  if (PAGE_VARIABLES.includes(name))
    return `${showTag(name)} has no hook, and prints only what the data has under this name: ${showHook(name)}`
  return hooks === null && findHook(defaults, name)
    ? `${showTag(name)} is printed as it is: createEngine({tags: {}}) gives it its meaning`
    : `${showTag(name)} has no hook, and is printed as it is: ${showHook(name)}`
}

/** Warnings for tags without a hook, and for those that cannot be read. `hooks` is null where tags are off. */
export function checkTags(
  {tree, source}: Parsed,
  hooks: TagHooks | null,
  defaults: TagHooks,
): TemplateError[] {
  const errors: TemplateError[] = []
  for (const item of walk(expandTags(tree.body))) {
    if (item.kind === 'tag') {
      if (findHook(hooks, item.name)) continue
      const message = problemOf(item.name, hooks, defaults)
      errors.push(
        createError({source, at: item.at}, {code: 'tag-without-hook', message, severity: 'warning'}),
      )
      continue
    }
    for (const {0: tag, index} of item.text.matchAll(UNREAD))
      errors.push(
        createError(
          {source, at: item.at + index},
          {
            code: 'malformed-tag',
            message: `${tag} is not a tag, and is printed as it is: it needs attributes with closed quotation marks, and a >`,
            severity: 'warning',
          },
        ),
      )
  }
  return errors
}
