import type {Context} from '../compile/context.ts'
import type {Value} from '../value.ts'

export type Operand = {readonly value: Value} | {readonly reference: string}

const LITERAL = /^(?:["[{\d]|-\d|(?:true|false|null)$)/

function readOperand(text: string): Operand {
  if (!LITERAL.test(text)) return {reference: text}
  try {
    const value: unknown = JSON.parse(text)
    return {value}
  } catch {
    return {reference: text}
  }
}

/** By the arguments of a tag, which are the same object at each run. */
const known = new WeakMap<readonly string[], readonly Operand[]>()

function readOperands(args: readonly string[]): readonly Operand[] {
  const operands = known.get(args) ?? args.map(readOperand)
  known.set(args, operands)
  return operands
}

/** Arguments that are valid JSON are values; all others are references. */
export const resolveOperands = (args: readonly string[], {resolve}: Context): readonly Value[] =>
  readOperands(args).map((operand) => ('value' in operand ? operand.value : resolve(operand.reference)))
