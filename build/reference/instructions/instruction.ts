import type {OPCODE} from '../../../src/template/code/opcode.ts'

/** A template with its data and its output, which a test runs. */
export interface InstructionCase {
  /** What it shows, as a phrase or a sentence without its full stop. */
  what: string
  template: string
  /** @default an empty object */
  data?: unknown
  partials?: Readonly<Record<string, string>>
  injects?: Readonly<Record<string, unknown>>
  output: string
  /** Codes of the errors and warnings. @default none */
  errors?: readonly string[]
}

/** An instruction of the language, as the reference describes it. */
export interface Instruction {
  title: string
  /** The instructions of the public tree that it describes. */
  opcodes: readonly (keyof typeof OPCODE)[]
  syntax: readonly string[]
  /** What it does, in whole sentences. */
  summary: string
  example: InstructionCase
  /** What is easy to get wrong. */
  edges: readonly InstructionCase[]
}

export interface InstructionTopic {
  title: string
  instructions: readonly Instruction[]
}
