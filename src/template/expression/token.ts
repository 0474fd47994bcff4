import type {Reference} from '../tree.ts'
import type {Constant} from './convert.ts'
import type {Operator} from './operators.ts'

export type Token =
  | {readonly kind: 'constant'; readonly value: Constant}
  | {readonly kind: 'variable'; readonly ref: Reference; readonly text: string}
  | {readonly kind: 'operator'; readonly operator: Operator}
  /** Where the arguments of a call begin. */
  | {readonly kind: 'arguments'}
  | {readonly kind: 'call'; readonly name: string}

/** Why an expression cannot be read. */
export class ExpressionSyntaxError extends Error {
  override readonly name = 'ExpressionSyntaxError'
}
