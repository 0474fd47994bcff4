import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {isAll} from '../../test/helpers/all.ts'
import {compileAot} from '../../test/helpers/compile-aot.ts'
import type {AotOptions} from './aot/index.ts'
import {createEngine, fromCode, type TemplateError, toCode} from './index.ts'
import type {Node} from './tree.ts'

/** `FUZZ_RUNS` makes the run longer. */
const RUNS = Number(process.env.FUZZ_RUNS) || (isAll ? 10_000 : 3000)

const LIMITS = {steps: 2000, outputLength: 20_000}
const partials = {p: '{a}{@|apply p}', q: '{.section a}{b|html}', self: '{@|apply self}{@|apply self}'}
const OPTIONS: AotOptions = {limits: LIMITS, partials, now: 0}
const engine = createEngine(OPTIONS)

const codesOf = (errors: readonly TemplateError[]): string[] => errors.map(({code}) => code)

const reference = fc.constantFrom(
  'a',
  'b',
  'a.b',
  'list',
  '@',
  '@index',
  '@x',
  '0',
  'list.0',
  'constructor',
  'length',
)
const formatter = fc.constantFrom(
  'html',
  'json',
  'json-pretty',
  'count',
  'apply p',
  'apply self private',
  'apply q k=v',
  'message a b',
  'format a',
  'get a b',
  'lookup a',
  'prop a.b',
  'truncate 3',
  'cycle a b',
  'mod 0',
  'safe',
  'slugify',
  'smartypants',
  'url-encode',
  'decimal',
  'money',
  'datetime yMMMd',
  'datetime-interval',
  'relative-time',
  'key-by a',
  'find-first a',
  'nope',
  'plural :',
  'round',
  'iter',
)
const expression = fc
  .array(
    fc.constantFrom(
      '1',
      'a',
      '@x',
      '=',
      '+',
      '-',
      '*',
      '**',
      '(',
      ')',
      ',',
      ';',
      '"s"',
      'max(',
      '!',
      '==',
      '&&',
      '0x1',
      '1e',
      '#',
      ' ',
    ),
  )
  .map((parts) => parts.join(''))
const predicate = fc.constantFrom(
  'equal? a b',
  'odd?',
  'nth? 2',
  'lessThan? a "x"',
  'nope?',
  'debug?',
  'equal? list list',
)

const leaf = fc.oneof(
  fc.constantFrom(
    'text',
    '{',
    '}',
    '{}',
    '{# c}',
    '{## c ##}',
    '{.tab}',
    '{.eof}',
    '{.end}',
    '{.or}',
    '{.alternates with}',
    '\n',
  ),
  fc
    .tuple(reference, fc.array(formatter, {maxLength: 3}))
    .map(([ref, chain]) => `{${[ref, ...chain].join('|')}}`),
  fc.tuple(reference, formatter).map(([ref, chain]) => `{.var @x ${ref}|${chain}}`),
  reference.map((ref) => `{.ctx @c k=${ref}}{.include p output}{.inject @x i}`),
  expression.map((source) => `{.eval ${source}}`),
)
const {template: grown} = fc.letrec<{template: string; block: string}>((tie) => ({
  template: fc
    .array(fc.oneof({maxDepth: 4}, leaf, tie('block')), {maxLength: 6})
    .map((parts) => parts.join('')),
  block: fc.oneof(
    fc
      .tuple(
        fc.constantFrom('section', 'repeated section', 'if', 'macro'),
        reference,
        tie('template'),
        tie('template'),
      )
      .map(([kind, ref, body, other]) => `{.${kind} ${ref}}${body}{.or}${other}{.end}`),
    fc
      .tuple(predicate, tie('template'), predicate, tie('template'))
      .map(([first, body, second, other]) => `{.${first}}${body}{.or ${second}}${other}{.end}`),
    fc
      .tuple(reference, tie('template'), tie('template'))
      .map(([ref, body, between]) => `{.repeated section ${ref}}${body}{.alternates with}${between}{.end}`),
  ),
}))
/** Removes a piece, duplicates one, or inserts something. */
const mutated = fc
  .tuple(
    grown,
    fc.nat(),
    fc.nat(50),
    fc.oneof(fc.constant(''), fc.string({unit: 'binary', maxLength: 5}), leaf),
  )
  .map(([text, start, length, inserted]) => {
    const at = start % (text.length + 1)
    return text.slice(0, at) + inserted + text.slice(at + (length % 20))
  })
const template = fc.oneof(grown, mutated, mutated, fc.string({unit: 'binary'}))
const data = fc.oneof(
  fc.record({
    a: fc.jsonValue({maxDepth: 2}),
    b: fc.constantFrom('{0 plural one {#}}', 1, null),
    list: fc.array(fc.jsonValue({maxDepth: 1})),
  }),
  fc.jsonValue(),
)

describe('bad input', () => {
  it(`never throws: ${RUNS} templates`, {timeout: 300_000 + RUNS * 10}, () => {
    fc.assert(
      fc.property(template, data, (source, json) => {
        const {output, errors} = engine.render(source, json)
        expect(output.length).toBeLessThanOrEqual(LIMITS.outputLength)
        const isPlaced = errors.every(({line, column}) => line > 0 && column > 0)
        const isOwn = errors.every(({message}) => !/is not a function|Cannot read|undefined/.test(message))
        expect({errors, isPlaced, isOwn}).toMatchObject({isPlaced: true, isOwn: true})
        engine.check(source)
        engine.references(source)
        const code = toCode(engine.compile(source))
        expect(JSON.stringify(toCode(fromCode(code)))).toBe(JSON.stringify(code))
      }),
      {numRuns: RUNS},
    )
  })

  it(`gives the same result ahead of time: ${RUNS / 10} templates`, {timeout: 300_000 + RUNS * 10}, () => {
    fc.assert(
      fc.property(template, data, (source, json) => {
        const {output, errors} = engine.render(source, json)
        const compiled = compileAot(source, OPTIONS)
        const made = compiled.render(json)
        expect(made.output).toBe(output)
        // it prints several tags at once, and runs a few more instructions before it finds that there is no room
        if (errors.some(({code}) => code === 'output-limit')) return
        expect(codesOf([...compiled.errors, ...made.errors])).toEqual(codesOf(errors))
      }),
      {numRuns: RUNS / 10},
    )
  })

  it.each([
    ['{.section @}', '{.end}'],
    ['{.repeated section list}', '{.end}'],
    ['{.if a}', '{.or}{.end}'],
    ['{.macro m}', ''],
    ['{.equal? a a}', ''],
    ['{', '}'],
    ['{##', ''],
    ['{.if a}{.or}', ''],
    ['{.or odd?}', ''],
  ])('survives 100,000 of %s', (open, close) => {
    const source = `{.section @}${open.repeat(100_000)}x${close.repeat(100_000)}`
    const {errors} = createEngine().render(source, {a: 1, list: [{list: []}]})
    expect(errors.length).toBeLessThanOrEqual(1001)
    expect(createEngine().check(source).length).toBeGreaterThan(0)
    toCode(createEngine().compile(source))
  })

  it('runs 1,000 nested blocks', () => {
    for (const open of ['{.section @}', '{.if a}', '{.repeated section l}{.equal? 1 1}', '{.even? 0}'])
      expect(engine.render(`${open.repeat(500)}x`, {a: 1, l: []}).errors).toHaveLength(1)
    const deep = `${'{.section @}'.repeat(1000)}x${'{.end}'.repeat(1000)}`
    expect(engine.render(deep, {a: 1})).toEqual({output: 'x', errors: []})
    expect(compileAot(deep, {}).render({a: 1})).toEqual({output: 'x', errors: []})
  })

  it('takes few steps to end recursive macros', () => {
    const calls = '{@|apply m}{@|apply m}{@|apply m}'
    const {output, errors} = createEngine().render(`{.macro m}x${calls}{.end}${calls}`, {})
    // 43 million calls are refused
    expect(output.length).toBeLessThan(10_000)
    expect(codesOf(errors).at(-1)).toBe('step-limit')
  })

  it('compares values in a tree with 2¹⁰⁰ positions', () => {
    const objects = () => {
      let object: unknown = {k: 1}
      for (let depth = 0; depth < 100; depth++) object = {k: object, l: object}
      return object
    }
    const data = {x: objects(), y: objects()}
    expect(engine.render('{.equal? x y}same{.end}', data)).toEqual({output: 'same', errors: []})
  })

  it('ends templates that build an object of 2¹⁰⁰ others', () => {
    const template = `{.ctx @x k=a}${'{.ctx @x k=@x l=@x}'.repeat(100)}{@x|json}`
    for (const one of [createEngine(), compileAot(template, {})]) {
      const {errors} = 'compile' in one ? one.render(template, {a: 1}) : one.render({a: 1})
      expect(codesOf(errors)).toEqual(['step-limit'])
    }
  })

  it('reports a tree that is deeper than its own stack', () => {
    let body: Node[] = [{kind: 'text', text: 'x', at: 0}]
    for (let depth = 0; depth < 100_000; depth++)
      body = [{kind: 'section', ref: ['@'], body, branches: [], isClosed: true, at: 0}]
    const {output, errors} = engine.render({kind: 'root', body, isClosed: true}, {a: 1})
    expect([output, errors.map(({code}) => code)]).toEqual(['', ['nesting-too-deep']])
  })

  it('reports an overflow of the stack', () => {
    const deep = `${'{.if a}'.repeat(1000)}{@|apply p}${'{.end}'.repeat(1000)}`
    const {errors} = createEngine({partials: {p: deep}}).render(deep, {a: 1})
    expect(errors.length).toBeGreaterThan(0)
  })

  it('survives data that is not JSON', () => {
    const loop: Record<string, unknown> = {a: 1}
    loop.self = loop
    loop.list = [loop, [loop]]
    const twin = structuredClone(loop)
    const {output, errors} = engine.render('{self.self.a}{self|json}{list}{.equal? self twin}x{.end}', {
      ...loop,
      twin,
    })
    expect(output).toBe('1[object Object],[object Object]')
    expect(errors.map(({code}) => code)).toEqual(['unexpected-error', 'unexpected-error'])
  })

  it('reads no prototype', () => {
    class Model {
      own = 1
      get inherited(): string {
        return 'secret'
      }
    }
    const template =
      '{toString}{hasOwnProperty.name}{a.inherited}{a.constructor.name}{.section a}{inherited}{valueOf}{own}{.end}{l.map}{.section l}{map}{.end}{s.at}{a|get k}{a|lookup k}{a|prop constructor}'
    const {output} = engine.render(template, {a: new Model(), l: [1], s: 'text', k: '__proto__'})
    expect(output).toBe('1')
    expect(engine.evaluate('constructor', {}).value).toBe(null)
  })

  it.each([
    [
      'spaces and commas',
      `{a${' ,a'.repeat(50_000)} }{.ctx @a${' a=b'.repeat(50_000)} }{.section ${' '.repeat(100_000)}}`,
    ],
    ['references', `{${'a.'.repeat(100_000)}}{${'a-'.repeat(100_000)} }{.if a${' && a'.repeat(50_000)} }`],
    ['parentheses', `{.eval ${'('.repeat(100_000)}1}{.eval ${'-'.repeat(100_000)}1}`],
    ['chains', `{a${'|json'.repeat(100)}}`],
    ['data', '{b|safe}{b|smartypants}{b|slugify}{b|format}{b|truncate 9}{c|message a}{d|message a}'],
  ])('is fast for %s', {timeout: 60_000}, (_name, source) => {
    const json = {
      a: '"',
      b: '<{\'" '.repeat(50_000),
      c: '{0 plural one {'.repeat(20_000),
      d: "'{".repeat(50_000),
    }
    expect(engine.render(source, json).output.length).toBeGreaterThanOrEqual(0)
  })
})
