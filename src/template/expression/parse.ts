import {ASSIGN, COMMA, LEFT_PAREN, type Operator, RIGHT_PAREN, SEMICOLON} from './operators.ts'
import {ExpressionSyntaxError, type Token} from './token.ts'
import {tokenize} from './tokenize.ts'

/** Expressions in reverse Polish notation, in the order in which they run. */
export type Program = readonly (readonly Token[])[]

type Waiting = Extract<Token, {kind: 'operator' | 'call'}>

const isOperator = (token: Token | undefined, operator: Operator): boolean =>
  token?.kind === 'operator' && token.operator === operator

function yields(waiting: Token | undefined, next: Operator): boolean {
  if (waiting?.kind !== 'operator' || waiting.operator === LEFT_PAREN) return false
  const {precedence} = waiting.operator
  return precedence > next.precedence || (precedence === next.precedence && !next.isRight)
}

/** Dijkstra's shunting yard. A semicolon ends an expression; a comma outside of calls only separates values. */
function shunt(tokens: readonly Token[]): Program {
  const program: Token[][] = []
  let output: Token[] = []
  let waiting: Waiting[] = []

  function release(isReleased: (token: Waiting | undefined) => boolean): void {
    while (waiting.length && isReleased(waiting.at(-1))) {
      const token = waiting.pop()
      if (token) output.push(token)
    }
  }

  const isNoParen = (token: Waiting | undefined): boolean => !isOperator(token, LEFT_PAREN)

  function closeParen(): void {
    release(isNoParen)
    if (!waiting.pop()) throw new ExpressionSyntaxError('Mismatched operator found: right paren')
    const call = waiting.at(-1)
    if (call?.kind === 'call') release((token) => token === call)
  }

  function endExpression(): void {
    release(isNoParen)
    if (waiting.length) throw new ExpressionSyntaxError('Mismatched operator found: left paren')
    if (output.length) program.push(output)
    output = []
    waiting = []
  }

  function acceptOperator(token: Extract<Token, {kind: 'operator'}>): void {
    const {operator} = token
    if (operator === SEMICOLON) endExpression()
    else if (operator === COMMA) release(isNoParen)
    else if (operator === RIGHT_PAREN) closeParen()
    else {
      if (operator !== LEFT_PAREN) release((other) => yields(other, operator))
      waiting.push(token)
    }
  }

  for (const token of tokens) {
    if (token.kind === 'operator') acceptOperator(token)
    else {
      if (token.kind === 'call') {
        output.push({kind: 'arguments'})
        waiting.push(token)
      } else output.push(token)
    }
  }
  endExpression()
  return program
}

/** Reads an expression. Throws an `ExpressionSyntaxError`. */
export const parseExpression = (text: string, maxTokens = 0): Program => shunt(tokenize(text, maxTokens))

function show(token: Token): string {
  switch (token.kind) {
    case 'constant':
      return typeof token.value === 'string' ? JSON.stringify(token.value) : `${token.value}`
    case 'variable':
      return token.text
    case 'operator':
      return `<${token.operator.name}>`
    case 'arguments':
      return '<args>'
    case 'call':
      return `${token.name}()`
  }
}

/** The order of evaluation, as `{.eval # …}` prints it. */
export const showProgram = (program: Program): string =>
  `[${program.map((tokens) => `[${tokens.map(show).join(' ')}]`).join(', ')}]`

/** Names that an expression reads; names that it only sets are not included. */
export const readNames = (program: Program): string[] =>
  program.flatMap((tokens) =>
    tokens.flatMap((token, index) =>
      token.kind === 'variable' && !(index === 0 && tokens.some((token) => isOperator(token, ASSIGN)))
        ? [token.text]
        : [],
    ),
  )
