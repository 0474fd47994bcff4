import {conditionsOf, nothing, type Test} from '../compile/blocks.ts'
import {bindTest, type Compiler, compileInstructions, type Question, type Tables} from '../compile/compile.ts'
import {cutToRoom, spend, write} from '../compile/effects.ts'
import type {Frame, Program, Run, State} from '../compile/run.ts'
import type {TemplateError} from '../error.ts'
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

/** The functions that all compiled templates call; in one object so that JavaScript engines inline them. */
export const library = {
  attribute: escapeAttribute,
  frame: (node: unknown, parent: Frame): Frame => createFrame(node, parent),
  html: escapeText,
  isTruthy,
  land,
  print: write,
  spend,
  toOutput,
  walk,
}

export function createProgram(
  {errors, lines, create}: Compiled,
  name: string,
  tables: Tables,
  features: Compiler['features'],
): Program {
  const compiler: Compiler = {tables, features, source: createSourceOf(lines, name)}
  const run = create({
    // a disabled instruction compiles to nothing
    run: (node) => compileInstructions(compiler, [node])[0] ?? nothing,
    test: (question, instruction) => bindTest(compiler, question, instruction) ?? (() => true),
    conditions: conditionsOf,
    lookUp,
    lookUpHere,
  })
  return {errors, runs: [run], run}
}
