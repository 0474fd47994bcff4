import {isDeepStrictEqual} from 'node:util'
import {createEngine, type Engine, type TemplateError, toCode} from '../../src/template/index.ts'
import type {Vector} from './vector.ts'

const engines = new Map<string, Engine>()

/** One engine for all vectors with the same switches. */
function engineFor({options = {}}: Vector): Engine {
  const key = JSON.stringify(options)
  const {enableExpr = true, enableInclude = true, exprOpts: {maxTokens = 0, maxStringLen = 0} = {}} = options
  const engine =
    engines.get(key) ??
    createEngine({
      features: {expressions: enableExpr, include: enableInclude},
      limits: {
        ...(maxTokens ? {expressionTokens: maxTokens} : {}),
        ...(maxStringLen ? {expressionStringLength: maxStringLen} : {}),
      },
    })
  engines.set(key, engine)
  return engine
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** An error is expected, or none is: texts and counts are each implementation's own. */
function checkErrors({errors, parseErrors, exprErrors}: Vector, found: readonly TemplateError[]): string[] {
  const isExpected = Boolean(errors?.length || parseErrors?.length || exprErrors?.length)
  const failures = found.filter(({severity}) => severity === 'error')
  if (isExpected && !failures.length)
    return [`no error, but ${show(errors ?? parseErrors ?? exprErrors)} expected`]
  return isExpected ? [] : failures.map(({message}) => `error: ${message}`)
}

function checkOutput(vector: Vector, template: string, output: string): string[] {
  const {errors, output: rendered} = engineFor(vector).render(template, vector.json, {
    locale: vector.locale,
    now: vector.now,
    injects: vector.injects,
    partials: vector.partials,
  })
  const wrong =
    rendered.trim() === output.trim() ? [] : [`${show(rendered.trim())} instead of ${show(output.trim())}`]
  return [...wrong, ...checkErrors(vector, errors)]
}

function checkTree(vector: Vector, template: string): string[] {
  const compiled = engineFor(vector).compile(template)
  const code = toCode(compiled)
  const wrong = isDeepStrictEqual(code, vector.ast) ? [] : [`${show(code)} instead of ${show(vector.ast)}`]
  return [...wrong, ...(vector.kind === 'parse' ? checkErrors(vector, compiled.errors) : [])]
}

function expectedValue(result: NonNullable<Vector['result']>): unknown {
  if ('none' in result) return undefined
  return 'special' in result ? Number(result.special) : result.value
}

function checkExpression(vector: Vector, expr: string): string[] {
  const {value, errors} = engineFor(vector).evaluate(expr, vector.json ?? {}, {vars: vector.vars ?? {}})
  const expected = vector.result && expectedValue(vector.result)
  const isEqual = Object.is(value, expected) || (value === 0 && expected === 0)
  return [...(isEqual ? [] : [`${show(value)} instead of ${show(expected)}`]), ...checkErrors(vector, errors)]
}

/** What is wrong about a vector; nothing where it passes. */
export function checkVector(vector: Vector): string[] {
  const {template, output, ast, expr} = vector
  if (expr !== undefined) return checkExpression(vector, expr)
  if (template === undefined) return ['neither a template nor an expression']
  return [
    ...(output === undefined ? [] : checkOutput(vector, template, output)),
    ...(ast === undefined ? [] : checkTree(vector, template)),
  ]
}
