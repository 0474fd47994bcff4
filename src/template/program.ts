import {fromCode} from './code/from-code.ts'
import type {Code} from './code/opcode.ts'
import {nothing, sequence} from './compile/blocks.ts'
import {type Compiler, compileRuns, type Features, type Tables} from './compile/compile.ts'
import type {Program} from './compile/run.ts'
import {createError, type Problem, type TemplateError} from './error.ts'
import type {Partials} from './options.ts'
import {type Parsed, parse, type Vocabulary, type Watch} from './parse/parse.ts'
import {createSource, type Source} from './source.ts'
import type {Tree} from './tree.ts'

export interface Loader {
  /** Reads a text, or returns a tree unchanged. */
  read(source: string | Tree, name?: string): Parsed
  compile(parsed: Parsed): Program
  /** Compiles a partial once, however often it is used. */
  find(partials: Partials, name: string): Program | undefined
}

const isTree = (source: Tree | Code): source is Tree =>
  typeof source === 'object' && source !== null && 'kind' in source && source.kind === 'root'

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : `${cause}`)

/** Replaces a program that cannot run. */
const broken = (source: Source, problem: Problem, errors: readonly TemplateError[] = []): Program => ({
  errors: [...errors, createError({source, at: 0}, problem)],
  runs: [],
  run: nothing,
})

export const vocabularyOf = ({formatters, predicates}: Tables): Vocabulary => ({
  hasFormatter: (name) => Object.hasOwn(formatters, name),
  hasPredicate: (name) => Object.hasOwn(predicates, name),
})

/** `startWatch` is called for each text. */
export function createLoader(
  tables: Tables,
  features: Features,
  startWatch?: () => Watch | undefined,
): Loader {
  const vocabulary = vocabularyOf(tables)
  const compiled = new WeakMap<Partials, Map<string, {source: unknown; program: Program}>>()

  const read: Loader['read'] = (source, name) =>
    typeof source === 'string'
      ? parse(source, vocabulary, name, startWatch?.())
      : {tree: source, errors: [], source: createSource('', name)}

  function compile({tree, errors, source}: Parsed): Program {
    const compiler: Compiler = {tables, features, source}
    try {
      const runs = compileRuns(compiler, tree.body)
      return {errors, runs, run: sequence(runs)}
    } catch (cause) {
      if (!(cause instanceof RangeError)) throw cause
      const message = 'There are more blocks within each other than the stack holds'
      return broken(source, {code: 'nesting-too-deep', message, cause}, errors)
    }
  }

  function load(partial: string | Tree | Code, name: string): Program {
    try {
      const source = typeof partial === 'string' || isTree(partial) ? partial : fromCode(partial)
      return compile(read(source, name))
    } catch (error) {
      const message = messageOf(error)
      return broken(createSource('', name), {code: 'partial-failed', message, cause: error})
    }
  }

  function find(partials: Partials, name: string): Program | undefined {
    const source = Object.hasOwn(partials, name) ? partials[name] : undefined
    if (source === undefined) return undefined
    const known = compiled.get(partials) ?? new Map<string, {source: unknown; program: Program}>()
    compiled.set(partials, known)
    const before = known.get(name)
    if (before?.source === source) return before.program
    const program = load(source, name)
    // what there was no time to read may be read another time
    if (!program.errors.some(({code}) => code === 'timeLimit')) known.set(name, {source, program})
    return program
  }

  return {read, compile, find}
}
