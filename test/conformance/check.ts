import {isDeepStrictEqual} from 'node:util'
import type {AotOptions} from '../../src/template/aot/index.ts'
import * as exported from '../../src/template/index.ts'
import {
  createEngine,
  type Engine,
  type RenderOptions,
  type TemplateError,
  toCode,
} from '../../src/template/index.ts'
import {compileAot} from '../helpers/compile-aot.ts'
import type {Vector} from './vector.ts'

const engines = new Map<string, Engine>()

function switchesOf({options = {}}: Vector): AotOptions {
  const {enableExpr = true, enableInclude = true, exprOpts: {maxTokens = 0, maxStringLen = 0} = {}} = options
  return {
    features: {expressions: enableExpr, include: enableInclude},
    limits: {
      ...(maxTokens ? {expressionTokens: maxTokens} : {}),
      ...(maxStringLen ? {expressionStringLength: maxStringLen} : {}),
    },
  }
}

/** One engine for all vectors with the same switches. */
function engineFor(vector: Vector): Engine {
  const key = JSON.stringify(vector.options)
  const engine = engines.get(key) ?? createEngine(switchesOf(vector))
  engines.set(key, engine)
  return engine
}

const show = (value: unknown): string => JSON.stringify(value) ?? 'undefined'

/** Checks whether errors are expected; their texts and counts depend on the implementation. */
function checkErrors({errors, parseErrors, exprErrors}: Vector, found: readonly TemplateError[]): string[] {
  const isExpected = Boolean(errors?.length || parseErrors?.length || exprErrors?.length)
  const failures = found.filter(({severity}) => severity === 'error')
  if (isExpected && !failures.length)
    return [`no error, but ${show(errors ?? parseErrors ?? exprErrors)} expected`]
  return isExpected ? [] : failures.map(({message}) => `error: ${message}`)
}

/** The other paths to the same bytes: precompiled, with precompiled partials, and as a stream. */
async function checkOtherWays(
  vector: Vector,
  template: string,
  given: RenderOptions,
  rendered: string,
): Promise<string[]> {
  const compiled = compileAot(template, {...switchesOf(vector), ...given})
  const precompiled = compiled.render(vector.json).output
  const stream = await new Response(engineFor(vector).renderStream(template, vector.json, given)).text()
  return [
    ...(precompiled === rendered ? [] : [`ahead of time ${show(precompiled)} instead of ${show(rendered)}`]),
    ...(stream === rendered ? [] : [`as a stream ${show(stream)} instead of ${show(rendered)}`]),
  ]
}

async function checkOutput(vector: Vector, template: string, output: string): Promise<string[]> {
  const {locale, now, injects, partials} = vector
  const options = {locale, now, injects, partials}
  const {errors, output: rendered} = engineFor(vector).render(template, vector.json, options)
  const wrong =
    rendered.trim() === output.trim() ? [] : [`${show(rendered.trim())} instead of ${show(output.trim())}`]
  return [
    ...wrong,
    ...checkErrors(vector, errors),
    ...(await checkOtherWays(vector, template, options, rendered)),
  ]
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

/** A domain function that the template entry exports. */
export function findFunction(name: string): ((input: unknown) => unknown) | undefined {
  const found: unknown = new Map<string, unknown>(Object.entries(exported)).get(name)
  return typeof found === 'function' ? (input) => found(input) : undefined
}

function checkFunction({input, expected}: Vector, name: string): string[] {
  const result = findFunction(name)?.(input)
  return isDeepStrictEqual(result, expected) ? [] : [`${show(result)} instead of ${show(expected)}`]
}

/** The problems of a vector; empty if it passes. */
export async function checkVector(vector: Vector): Promise<string[]> {
  const {template, output, ast, expr, function: name} = vector
  if (name !== undefined) return checkFunction(vector, name)
  if (expr !== undefined) return checkExpression(vector, expr)
  if (template === undefined) return ['neither a template, an expression nor a function']
  return [
    ...(output === undefined ? [] : await checkOutput(vector, template, output)),
    ...(ast === undefined ? [] : checkTree(vector, template)),
  ]
}
