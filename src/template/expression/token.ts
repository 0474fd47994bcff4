import type {Reference} from '../tree.ts'
import type {Constant} from './convert.ts'
import type {Operator} from './operators.ts'

export type Token =
  | {readonly kind: 'constant'; readonly value: Constant}
  | {readonly kind: 'variable'; readonly ref: Reference; readonly text: string}
  | {readonly kind: 'operator'; readonly operator: Operator}
  /** The start of a call's arguments. */
  | {readonly kind: 'arguments'}
  | {readonly kind: 'call'; readonly name: string}

/** A syntax error in an expression. */
export class ExpressionSyntaxError extends Error {
  override readonly name = 'ExpressionSyntaxError'
}
