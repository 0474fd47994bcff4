import type {Reference} from '../tree.ts'
import type {Value} from '../value.ts'
import type {Constant} from './convert.ts'
import {FUNCTIONS} from './functions.ts'
import {ADD, ASSIGN, type Operator} from './operators.ts'
import type {Program} from './parse.ts'
import type {Token} from './token.ts'

/** The source of an expression's variables. */
export interface Bindings {
  readonly resolve: (ref: Reference) => Value
  /** 0 for no limit. */
  readonly maxStringLength: number
}

export interface Evaluation {
  /** Undefined if the last expression has no value. */
  readonly value: Constant | undefined
  /** To be set unless there are errors. */
  readonly assigned: ReadonlyMap<string, Constant>
  readonly errors: readonly string[]
}

/** The error that ends an expression. */
class EvaluationError extends Error {}

const isConstant = (value: Value): value is Constant =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

function concatenate(left: Constant, right: Constant, maxLength: number): string {
  const [a, b] = [`${left}`, `${right}`]
  if (maxLength && a.length + b.length > maxLength)
    throw new EvaluationError(`Concatenation would exceed maximum string length ${maxLength}`)
  return a + b
}

function calculate(
  operator: Operator,
  left: Constant | undefined,
  right: Constant | undefined,
  maxLength: number,
): Constant {
  if (left === undefined || right === undefined)
    throw new EvaluationError(`Invalid arguments to operator ${operator.name}`)
  if (operator === ADD && (typeof left === 'string' || typeof right === 'string'))
    return concatenate(left, right, maxLength)
  if (!operator.binary)
    throw new EvaluationError(`Unexpected operator found during evaluation: ${operator.name}`)
  return operator.binary(left, right)
}

function callFunction(name: string, [first, ...rest]: readonly Constant[]): Constant {
  const result = first === undefined ? undefined : FUNCTIONS.get(name)?.(first, ...rest)
  if (result === undefined) throw new EvaluationError(`Error calling function ${name}`)
  return result
}

export function evaluate(program: Program, {resolve, maxStringLength}: Bindings): Evaluation {
  const assigned = new Map<string, Constant>()
  const errors: string[] = []

  function readVariable(ref: Reference): Constant | undefined {
    const [name] = ref
    const local = ref.length === 1 && typeof name === 'string' ? assigned.get(name) : undefined
    const value = local === undefined ? (resolve(ref) ?? null) : local
    return isConstant(value) ? value : undefined
  }

  /** Undefined for an object, a list, and a missing value. */
  function constantOf(token: Token | undefined): Constant | undefined {
    if (token?.kind === 'constant') return token.value
    return token?.kind === 'variable' ? readVariable(token.ref) : undefined
  }

  /** Only a single `@name` can be set; other targets are ignored. */
  function assign(target: Token | undefined, value: Constant | undefined): void {
    if (target?.kind !== 'variable' || value === undefined) return
    const [name] = target.ref
    if (target.ref.length === 1 && typeof name === 'string' && /^@./.test(name)) assigned.set(name, value)
  }

  function popArguments(stack: Token[]): Constant[] {
    const args: Constant[] = []
    for (let token = stack.pop(); token && token.kind !== 'arguments'; token = stack.pop()) {
      const value = constantOf(token)
      if (value !== undefined) args.unshift(value)
    }
    return args
  }

  function applyUnary(unary: NonNullable<Operator['unary']>, name: string, stack: Token[]): void {
    const token = stack.pop()
    if (!token) return
    const value = constantOf(token)
    if (value === undefined) throw new EvaluationError(`Invalid arguments to operator ${name}`)
    stack.push({kind: 'constant', value: unary(value)})
  }

  /** True when the expression ends here, without a value. */
  function applyOperator(operator: Operator, stack: Token[]): boolean {
    if (operator.unary) {
      applyUnary(operator.unary, operator.name, stack)
      return false
    }
    const right = stack.pop()
    const left = stack.pop()
    if (operator === ASSIGN) {
      assign(left, constantOf(right))
      return true
    }
    const value = calculate(operator, constantOf(left), constantOf(right), maxStringLength)
    stack.push({kind: 'constant', value})
    return false
  }

  /** True when the expression ended in an assignment. */
  function run(tokens: readonly Token[], stack: Token[]): boolean {
    for (const token of tokens) {
      if (token.kind === 'operator') {
        if (applyOperator(token.operator, stack)) return true
      } else if (token.kind === 'call')
        stack.push({kind: 'constant', value: callFunction(token.name, popArguments(stack))})
      else stack.push(token)
    }
    return false
  }

  function reduce(tokens: readonly Token[]): Constant | undefined {
    const stack: Token[] = []
    try {
      if (run(tokens, stack)) return undefined
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error
      errors.push(error.message)
    }
    const last = stack.pop()
    const value = constantOf(last)
    if (last && value === undefined) errors.push('Reduce error: unexpected token on stack')
    return value
  }

  let value: Constant | undefined
  for (const tokens of program) value = reduce(tokens)
  return errors.length ? {value: undefined, assigned: new Map(), errors} : {value, assigned, errors}
}
