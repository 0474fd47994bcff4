import {createError, type Problem, type TemplateError} from '../error.ts'
import {MAX_ERRORS, STEPS_PER_LOOK} from '../limits.ts'
import {createSource, type Source} from '../source.ts'
import type {Call, Node, Tree} from '../tree.ts'
import {createAssembler} from './assemble.ts'
import {isMalformedTag} from './malformed.ts'
import {type Piece, scan} from './scan.ts'
import {type Control, readTag} from './tag.ts'

/** The names that a template may call; reading runs nothing. */
export interface Vocabulary {
  readonly hasFormatter: (name: string) => boolean
  readonly hasPredicate: (name: string) => boolean
}

export interface Parsed {
  readonly tree: Tree
  readonly errors: readonly TemplateError[]
  readonly source: Source
}

const formattersOf = (item: Node | Control): readonly Call[] =>
  item.kind === 'variable' || item.kind === 'var' ? item.formatters : []

function predicateOf(item: Node | Control): string | null {
  return item.kind === 'predicate' || item.kind === 'or' ? item.name : null
}

/** Called between pieces: the problem for which the rest is not read, or null. */
export type Watch = () => Problem | null

/**
 * Reads a template. Never throws: text that is not a tag is printed, and the tree holds everything that could be built.
 */
export function parse(text: string, vocabulary: Vocabulary, name?: string, watch?: Watch): Parsed {
  const source = createSource(text, name)
  const errors: TemplateError[] = []
  function report(at: number, problem: Problem): void {
    if (errors.length < MAX_ERRORS) errors.push(createError({source, at}, problem))
  }

  const assembler = createAssembler(report)

  /** Null if the tag is printed as text. */
  function read({text: content, at}: Piece): Node | Control | null {
    const item = readTag(content, at)
    if (!item) {
      if (isMalformedTag(content))
        report(at, {
          code: 'malformed-tag',
          message: `{${content}} is not a tag, and is printed as it is`,
          severity: 'warning',
        })
      return null
    }
    const unknown = formattersOf(item).find((call) => !vocabulary.hasFormatter(call.name))
    if (unknown) {
      report(at, {code: 'unknown-formatter', message: `Formatter '${unknown.name}' is unknown`})
      return null
    }
    const predicate = predicateOf(item)
    if (predicate !== null && !vocabulary.hasPredicate(predicate))
      report(at, {code: 'unknown-predicate', message: `Predicate '${predicate}' is unknown`})
    return item
  }

  let pieces = 0
  for (const piece of scan(text)) {
    const {kind, at} = piece
    const problem = ++pieces % STEPS_PER_LOOK ? null : watch?.()
    if (problem) {
      errors.push(createError({source, at}, problem))
      break
    }
    if (kind === 'text') assembler.accept({kind, text: piece.text, at})
    else if (kind === 'tag') {
      const item = read(piece)
      if (item?.kind === 'eof') break
      assembler.accept(item ?? {kind: 'text', text: `{${piece.text}}`, at})
    } else assembler.accept({kind: 'comment', text: piece.text, isBlock: kind === 'block-comment', at})
  }
  const tree = assembler.finish()
  return {tree, errors, source}
}
