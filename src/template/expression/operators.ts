import {type Constant, isTrue, toNumber} from './convert.ts'

type Unary = (value: Constant) => Constant
type Binary = (left: Constant, right: Constant) => Constant

export interface Operator {
  /** The name in the debug output. */
  readonly name: string
  readonly precedence: number
  readonly isRight?: boolean
  readonly unary?: Unary
  readonly binary?: Binary
}

const number =
  (calculate: (left: number, right: number) => number): Binary =>
  (left, right) =>
    calculate(toNumber(left), toNumber(right))

/** Compares like JavaScript, without conversion, which TypeScript allows only for equal types. */
const compare =
  (is: (left: number, right: number) => boolean): Binary =>
  (left, right) =>
    typeof left === 'string' && typeof right === 'string'
      ? is(left < right ? -1 : left > right ? 1 : 0, 0)
      : is(Number(left), Number(right))

// biome-ignore lint/suspicious/noDoubleEquals: the language compares loosely
const looselyEqual: Binary = (left, right) => left == right

const unary = (name: string, calculate: Unary): Operator => ({
  name,
  precedence: 17,
  isRight: true,
  unary: calculate,
})

/** The evaluator does concatenation, since it knows the maximum length of a text. */
export const ADD: Operator = {name: 'add', precedence: 14, binary: number((a, b) => a + b)}
export const ASSIGN: Operator = {name: 'assign', precedence: 3, isRight: true}
export const LEFT_PAREN: Operator = {name: 'left paren', precedence: 0}
export const RIGHT_PAREN: Operator = {name: 'right paren', precedence: 0}
export const COMMA: Operator = {name: 'comma', precedence: 1}
export const SEMICOLON: Operator = {name: 'semicolon', precedence: 1}

export const UNARY: ReadonlyMap<string, Operator> = new Map([
  ['+', unary('positive', toNumber)],
  ['-', unary('negative', (value) => -toNumber(value))],
  ['!', unary('logical not', (value) => !isTrue(value))],
  ['~', unary('bitwise not', (value) => ~toNumber(value))],
])

export const OPERATORS: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ['**', {name: 'pow', precedence: 16, isRight: true, binary: number((a, b) => a ** b)}],
  ['*', {name: 'multiply', precedence: 15, binary: number((a, b) => a * b)}],
  ['/', {name: 'divide', precedence: 15, binary: number((a, b) => a / b)}],
  ['%', {name: 'modulus', precedence: 15, binary: number((a, b) => a % b)}],
  ['+', ADD],
  ['-', {name: 'subtract', precedence: 14, binary: number((a, b) => a - b)}],
  ['<<', {name: 'shift left', precedence: 13, binary: number((a, b) => a << b)}],
  ['>>', {name: 'shift right', precedence: 13, binary: number((a, b) => a >> b)}],
  ['<', {name: 'less than', precedence: 12, binary: compare((a, b) => a < b)}],
  ['>', {name: 'greater than', precedence: 12, binary: compare((a, b) => a > b)}],
  ['<=', {name: 'less than or equal', precedence: 12, binary: compare((a, b) => a <= b)}],
  ['>=', {name: 'greater than or equal', precedence: 12, binary: compare((a, b) => a >= b)}],
  ['==', {name: 'equal', precedence: 11, binary: looselyEqual}],
  ['!=', {name: 'not equal', precedence: 11, binary: (a, b) => !looselyEqual(a, b)}],
  ['===', {name: 'strict equal', precedence: 11, binary: (a, b) => a === b}],
  ['!==', {name: 'strict not equal', precedence: 11, binary: (a, b) => a !== b}],
  ['&', {name: 'bitwise and', precedence: 10, binary: number((a, b) => a & b)}],
  ['^', {name: 'bitwise xor', precedence: 9, binary: number((a, b) => a ^ b)}],
  ['|', {name: 'bitwise or', precedence: 8, binary: number((a, b) => a | b)}],
  ['&&', {name: 'logical and', precedence: 7, binary: (a, b) => isTrue(a) && isTrue(b)}],
  ['||', {name: 'logical or', precedence: 6, binary: (a, b) => isTrue(a) || isTrue(b)}],
  ['=', ASSIGN],
  ['(', LEFT_PAREN],
  [')', RIGHT_PAREN],
  [',', COMMA],
  [';', SEMICOLON],
])
