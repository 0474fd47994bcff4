import {ExpressionSyntaxError} from './token.ts'

const ESCAPES: Readonly<Record<string, string>> = {n: '\n', t: '\t', f: '\f', r: '\r'}

/** Number of digits after `\x`, `\u` and `\U`. */
const CODE_LENGTHS: Readonly<Record<string, number>> = {x: 2, u: 4, U: 8}

const MAX_CODE_POINT = 0x10ffff

/** An escape never produces control characters. */
const isForbidden = (code: number): boolean =>
  code < 9 || (code >= 0x0e && code <= 0x1f) || code > MAX_CODE_POINT

function readCode(text: string, at: number, length: number): string {
  const digits = text.slice(at, at + length)
  if (digits.length < length || /[^\da-fA-F]/.test(digits))
    throw new ExpressionSyntaxError(
      length === 2 ? 'Invalid 2-char hex escape found' : 'Invalid unicode escape found',
    )
  const code = Number.parseInt(digits, 16)
  return isForbidden(code) ? ' ' : String.fromCodePoint(code)
}

function readEscape(text: string, at: number): {value: string; next: number} {
  const letter = text.charAt(at)
  const length = CODE_LENGTHS[letter]
  if (length) return {value: readCode(text, at + 1, length), next: at + 1 + length}
  return {value: ESCAPES[letter] ?? letter, next: at + 1}
}

const LINE_BREAKS: Readonly<Record<string, string>> = {'\n': 'line feed', '\r': 'carriage return'}

/** Reads a text from its opening quote. */
export function readString(text: string, start: number): {value: string; next: number} {
  const quote = text.charAt(start)
  let value = ''
  let at = start + 1
  while (at < text.length) {
    const char = text.charAt(at)
    if (char === quote) return {value, next: at + 1}
    const lineBreak = LINE_BREAKS[char]
    if (lineBreak) throw new ExpressionSyntaxError(`Illegal bare character in string literal: ${lineBreak}`)
    if (char === '\\' && at + 1 < text.length) {
      const read = readEscape(text, at + 1)
      value += read.value
      at = read.next
    } else {
      value += char
      at++
    }
  }
  throw new ExpressionSyntaxError('Unterminated string')
}
