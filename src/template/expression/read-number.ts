import {ExpressionSyntaxError} from './token.ts'

const HEX = /0[xX]([\da-fA-F]*)/y
const DECIMAL = /\d+(\.\d*)?([eE][+-]?(\d*))?/y

/** Reads a number from its first digit. */
export function readNumber(text: string, at: number): {value: number; next: number} {
  HEX.lastIndex = at
  const hex = HEX.exec(text)
  if (hex) {
    if (!hex[1]) throw new ExpressionSyntaxError('Expected digits after start of hex number')
    return {value: Number(hex[0]), next: HEX.lastIndex}
  }
  DECIMAL.lastIndex = at
  const [number = '', point, exponent, digits] = DECIMAL.exec(text) ?? []
  if (exponent && !digits)
    throw new ExpressionSyntaxError('Expected a digit after exponent in decimal number')
  const next = at + number.length
  if (text[next] === '.' && exponent) throw new ExpressionSyntaxError('Unexpected decimal point in exponent')
  if (text[next] === '.' && point) throw new ExpressionSyntaxError('Duplicate decimal point in number')
  return {value: Number(number), next}
}
