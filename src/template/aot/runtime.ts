import {conditionsOf, nothing, type Test} from '../compile/blocks.ts'
import {bindTest, type Compiler, compileInstructions, type Question, type Tables} from '../compile/compile.ts'
import {cutToRoom, rescue, spend, write} from '../compile/effects.ts'
import type {Frame, Program, Run, State} from '../compile/run.ts'
import type {Site, TemplateError} from '../error.ts'
import {escapeAttribute, escapeText} from '../formatters/escape.ts'
import {createFrame, type Lookup, lookUp, lookUpHere} from '../scope.ts'
import {createSourceOf} from '../source.ts'
import type {Instruction, Reference} from '../tree.ts'
import {isTruthy, toOutput, walk} from '../value.ts'

/** The inputs of a compiled template's functions: the same parts that the closures use. */
export interface Parts {
  /** Runs an instruction that is not inlined. */
  run(node: Instruction): Run
  test(question: Question, instruction: string): Test
  conditions(refs: readonly Reference[], operators: readonly ('and' | 'or')[]): Test
  lookUp(ref: Reference): Lookup
  lookUpHere(ref: Reference): Lookup
  /** Whether a name means the module's own partial in a rendering. */
  isOwn(name: string): (state: State) => boolean
  /** The parts of a partial that is inlined. */
  of(name: string): Parts
  site(at: number): Site
}

/** A template as `vitrine-compile` writes it. */
export interface Compiled {
  readonly errors: readonly TemplateError[]
  /** Offsets of the line starts in its source. */
  readonly lines: readonly number[]
  readonly create: (parts: Parts) => Run
}

/** Adds the remaining output. When a limit ends the rendering, no more than there is room for. */
function land(state: State, text: string): void {
  state.out += text
  cutToRoom(state)
}

/** No macro can stand for the partial, and there is room for one more within the others. */
const canApply = ({macros, depth, settings}: State, name: string): boolean =>
  !macros?.has(name) && depth < settings.limits.partialDepth

/** What was thrown in an inlined partial, as the tag that applies it reports it. */
function failPartial(state: State, site: Site, error: unknown): void {
  const {site: outer} = state
  state.site = site
  try {
    rescue(state, 'VARIABLE', error)
  } finally {
    state.site = outer
  }
}

/** The functions that all compiled templates call; in one object so that JavaScript engines inline them. */
export const library = {
  attribute: escapeAttribute,
  canApply,
  failPartial,
  frame: (node: unknown, parent: Frame): Frame => createFrame(node, parent),
  html: escapeText,
  isTruthy,
  land,
  print: write,
  spend,
  toOutput,
  walk,
}

/** A template of the module. */
export interface Found {
  readonly name: string
  readonly compiled: Compiled
}

/** The templates of a module. */
export interface Module {
  readonly tables: Tables
  readonly features: Compiler['features']
  find(name: string): Found | undefined
  /** The program that a name means, if nothing overrides it. */
  program(name: string): Program | undefined
}

function createParts(module: Module, {name, compiled}: Found): Parts {
  const {tables, features} = module
  const compiler: Compiler = {tables, features, source: createSourceOf(compiled.lines, name)}
  return {
    // a disabled instruction compiles to nothing
    run: (node) => compileInstructions(compiler, [node])[0] ?? nothing,
    test: (question, instruction) => bindTest(compiler, question, instruction) ?? (() => true),
    conditions: conditionsOf,
    lookUp,
    lookUpHere,
    isOwn:
      (partial) =>
      ({settings}) =>
        settings.findPartial(partial) === module.program(partial),
    of(partial) {
      const found = module.find(partial)
      if (!found) throw new TypeError(`The module lacks the template ${partial}`)
      return createParts(module, found)
    },
    site: (at) => ({source: compiler.source, at}),
  }
}

export function createProgram(module: Module, found: Found): Program {
  const run = found.compiled.create(createParts(module, found))
  return {errors: found.compiled.errors, runs: [run], run}
}
