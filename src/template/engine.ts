import type {Features, Tables} from './compile/compile.ts'
import type {Program, Settings} from './compile/run.ts'
import {createError, type TemplateError, timeProblem, toStrict} from './error.ts'
import {execute, executeInParts, type Rendered} from './execute.ts'
import {evaluate} from './expression/evaluate.ts'
import {evaluationProblem, readExpression, syntaxProblem} from './expression/read.ts'
import {DEFAULT_LIMITS, type Limits} from './limits.ts'
import type {EngineOptions, RenderOptions, StreamOptions} from './options.ts'
import type {Parsed, Watch} from './parse/parse.ts'
import {createLoader} from './program.ts'
import {createFrame, resolve, setVar} from './scope.ts'
import {createSource} from './source.ts'
import {toStream} from './stream.ts'
import {checkTags} from './tags/check-tags.ts'
import type {TagHooks} from './tags/tag.ts'
import type {Tree} from './tree.ts'
import {findReferences, walkTree} from './walk.ts'

export interface Template {
  /** The errors from reading it. */
  readonly errors: readonly TemplateError[]
  readonly name: string | undefined
  /** For `toCode`. */
  readonly tree: Tree
  /** Never throws. Its errors are those of this rendering only. */
  render(data: unknown, options?: RenderOptions): Rendered
}

export interface Evaluated {
  /** Undefined if the last expression has no value, and if there are errors. */
  value: string | number | boolean | null | undefined
  errors: TemplateError[]
}

export interface Engine {
  /** Reads a template once, for many renderings. Also accepts the result of `fromCode`. */
  compile(source: string | Tree, options?: {name?: string | undefined}): Template
  /** The errors of reading and of rendering together. */
  render(source: string | Tree, data: unknown, options?: RenderOptions): Rendered
  /** The same bytes as a stream, produced while it is read. */
  renderStream(source: string | Tree, data: unknown, options?: StreamOptions): ReadableStream<Uint8Array>
  /** `vars` are local variables, by name with or without the `@`. */
  evaluate(expression: string, data: unknown, options?: {vars?: Readonly<Record<string, unknown>>}): Evaluated
  /** All errors that can be found without rendering, including warnings and the syntax of expressions. */
  check(source: string): TemplateError[]
  /** The names that a template reads, as written. */
  references(source: string): string[]
}

const DEFAULT_LOCALE = 'en-US'

/** Called only if time is limited. Minimal runtimes have no monotonic clock. */
const readClock = (): number => (typeof performance === 'undefined' ? Date : performance).now()

/** Ends the reading of a text that takes longer than a rendering may. */
function watchFor(time: number): Watch {
  const end = readClock() + time
  return () => (readClock() > end ? timeProblem(time) : null)
}

/** Ignores invalid limits. */
function readLimits(given: Partial<Limits> = {}): Limits {
  const isLimit = (entry: [string, unknown]): boolean => typeof entry[1] === 'number' && entry[1] >= 0
  return {...DEFAULT_LIMITS, ...Object.fromEntries(Object.entries(given).filter(isLimit))}
}

export const readFeatures = ({features}: EngineOptions): Features => ({
  expressions: true,
  include: true,
  ...features,
})

function findExpressionErrors({tree, source}: Parsed, {expressionTokens}: Limits): TemplateError[] {
  const errors: TemplateError[] = []
  for (const node of walkTree(tree)) {
    if (!('kind' in node) || node.kind !== 'eval') continue
    const text = node.expression.replace(/^#/, '')
    const read = readExpression(text, expressionTokens)
    if ('problem' in read) errors.push(createError({source, at: node.at}, syntaxProblem(text, read.problem)))
  }
  return errors
}

/** `vars` are named with or without the `@`. */
function evaluateExpression(
  expression: string,
  data: unknown,
  vars: Readonly<Record<string, unknown>>,
  limits: Limits,
): Evaluated {
  const site = {source: createSource(expression), at: 0}
  const read = readExpression(expression, limits.expressionTokens)
  if ('problem' in read)
    return {value: undefined, errors: [createError(site, syntaxProblem(expression, read.problem))]}
  const frame = createFrame(data, null)
  for (const [name, value] of Object.entries(vars))
    setVar(frame, name.startsWith('@') ? name : `@${name}`, value)
  const {value, errors} = evaluate(read.program, {
    resolve: (ref) => resolve(frame, ref),
    maxStringLength: limits.expressionStringLength,
  })
  return {value, errors: errors.map((why) => createError(site, evaluationProblem(expression, why)))}
}

interface Core {
  engine: Engine
  /** For templates that were compiled elsewhere. */
  render(program: Program, data: unknown, options?: RenderOptions): Rendered
}

/** `findCompiled` finds partials that were compiled ahead of time; those of the options override them. */
export function createCore(
  tables: Tables,
  options: EngineOptions,
  findCompiled: (name: string) => Program | undefined,
): Core {
  const limits = readLimits(options.limits)
  const features = readFeatures(options)
  const loader = createLoader(tables, features, () => (limits.time ? watchFor(limits.time) : undefined))
  const settle = (errors: readonly TemplateError[]): TemplateError[] =>
    options.strict ? toStrict(errors) : [...errors]

  const defaults: TagHooks = tables.tags ?? {}
  const hooks = options.tags ? {...defaults, ...options.tags} : null
  /** Null if neither the engine nor the rendering turns tags on. */
  const findHooks = ({tags}: RenderOptions): TagHooks | null =>
    tags ? {...(hooks ?? defaults), ...tags} : hooks

  /** `begun` is when the reading of the template began, if that counts. */
  function readSettings(given: RenderOptions = {}, begun?: number): Settings {
    const {locale = DEFAULT_LOCALE, timeZone, now, injects = {}, partials = {}} = {...options, ...given}
    const own = options.partials ?? {}
    const messages = {...options.messages, ...given.messages}
    const found = new Map<string, Program | undefined>()
    return {
      limits,
      locale,
      timeZone,
      now: () => now ?? Date.now(),
      clock: readClock,
      begun,
      injects,
      messages,
      tags: findHooks(given),
      findPartial(name) {
        if (!found.has(name))
          found.set(name, loader.find(partials, name) ?? loader.find(own, name) ?? findCompiled(name))
        return found.get(name)
      },
    }
  }

  const begin = () => (limits.time ? readClock() : undefined)
  const siteOf = ({source}: Parsed) => ({source, at: 0})
  const nowhere = {source: createSource(''), at: 0}

  const engine: Engine = {
    compile(source, {name} = {}) {
      const parsed = loader.read(source, name)
      const program = loader.compile(parsed)
      return {
        errors: settle(program.errors),
        name,
        tree: parsed.tree,
        render(data, given) {
          const {output, errors} = execute(program, data, readSettings(given), siteOf(parsed))
          return {output, errors: settle(errors)}
        },
      }
    },

    render(source, data, given) {
      const begun = begin()
      const parsed = loader.read(source)
      const program = loader.compile(parsed)
      const {output, errors} = execute(program, data, readSettings(given, begun), siteOf(parsed))
      return {output, errors: settle([...program.errors, ...errors])}
    },

    renderStream(source, data, given) {
      const begun = begin()
      const parsed = loader.read(source)
      const program = loader.compile(parsed)
      const parts = executeInParts(program, data, readSettings(given, begun), siteOf(parsed))
      return toStream(parts, (errors) => given?.onErrors?.(settle([...program.errors, ...errors])))
    },

    evaluate: (expression, data, {vars = {}} = {}) => evaluateExpression(expression, data, vars, limits),

    check(source) {
      const parsed = loader.read(source)
      const ofExpressions = features.expressions ? findExpressionErrors(parsed, limits) : []
      return settle([...parsed.errors, ...ofExpressions, ...checkTags(parsed, hooks, defaults)])
    },

    references: (source) => findReferences(loader.read(source).tree),
  }
  return {
    engine,
    render(program, data, given) {
      const {output, errors} = execute(program, data, readSettings(given), nowhere)
      return {output, errors: settle(errors)}
    },
  }
}

/** The engine without built-in formatters and predicates. */
export const createBareEngine = (tables: Tables, options: EngineOptions = {}): Engine =>
  createCore(tables, options, () => undefined).engine
