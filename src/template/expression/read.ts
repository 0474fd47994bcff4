import {type Program, parseExpression} from './parse.ts'
import {ExpressionSyntaxError} from './token.ts'

export type Read = {readonly program: Program} | {readonly problem: string}

/** Reads an expression without throwing: its error is reported each time it is run. */
export function readExpression(text: string, maxTokens: number): Read {
  try {
    return {program: parseExpression(text, maxTokens)}
  } catch (error) {
    if (error instanceof ExpressionSyntaxError) return {problem: error.message}
    throw error
  }
}

export const syntaxProblem = (text: string, why: string) =>
  ({code: 'expression-syntax', message: `Error parsing expression: ${JSON.stringify(text)}: ${why}`}) as const

export const evaluationProblem = (text: string, why: string) =>
  ({code: 'expression-failed', message: `Error reducing expression: ${text}: ${why}`}) as const
