import {describe, expect, it} from 'vitest'
import {
  createEngine,
  type Formatter,
  formatErrors,
  formatters,
  fromCode,
  predicates,
  toCode,
} from './index.ts'

const engine = createEngine()
const codes = (errors: readonly {code: string}[]) => errors.map(({code}) => code)

describe('errors', () => {
  it('have a place, in the template or in a partial', () => {
    const {errors} = createEngine({partials: {p: 'x\n  {.eval 1)}'}}).render(
      'a\r\n{a|nope}\n {@|apply p}',
      {},
    )
    expect(errors).toMatchObject([
      {code: 'unknown-formatter', severity: 'error', line: 2, column: 1},
      {code: 'expression-syntax', severity: 'error', line: 2, column: 3, partial: 'p'},
    ])
    expect(errors[0]).not.toHaveProperty('partial')
  })

  it('of a broken partial are reported where it is applied, with their cause', () => {
    const {errors} = createEngine({partials: {p: '\n{.end}'}}).render(' {@|apply p}', {})
    expect(errors).toMatchObject([
      {
        code: 'partial-failed',
        line: 1,
        column: 2,
        cause: {code: 'not-allowed-at-root', line: 2, partial: 'p'},
      },
    ])
  })

  it('of a named template have its name', () => {
    expect(engine.compile('{.end}', {name: 'footer'}).errors).toMatchObject([{partial: 'footer'}])
  })

  it('of compiling and of rendering are separate in a template, and together in a render', () => {
    const template = engine.compile('{.end}{@|apply x}')
    expect(codes(template.errors)).toEqual(['not-allowed-at-root'])
    expect(codes(template.render({}).errors)).toEqual(['missing-partial'])
    expect(codes(engine.render('{.end}{@|apply x}', {}).errors)).toEqual([
      'not-allowed-at-root',
      'missing-partial',
    ])
  })

  it('are warnings for malformed tags, unless it is strict', () => {
    const severities = (strict: boolean) =>
      createEngine({strict})
        .check('{ a}{.foo}')
        .map(({severity}) => severity)
    expect(severities(false)).toEqual(['warning', 'warning'])
    expect(severities(true)).toEqual(['error', 'error'])
  })

  it('are shown with their lines', () => {
    const source = 'one\n\ttwo {a|nope}\nthree\n'
    expect(formatErrors(engine.check(source), source)).toBe(
      [
        "error unknown-formatter at 2:6: Formatter 'nope' is unknown",
        '  1 | one',
        '> 2 |  two {a|nope}',
        '    |      ^',
        '  3 | three',
        '  4 |',
      ].join('\n'),
    )
  })

  it('are shown in given partials, and in long lines', () => {
    const partials = {p: `${'x'.repeat(500)}{.eval 1)}`}
    const {errors} = createEngine({partials}).render('{@|apply p}', {})
    const [heading, line, mark] = formatErrors(errors, '', partials).split('\n')
    expect(heading).toContain('at p:1:501')
    expect(line?.indexOf('{')).toBe(mark?.indexOf('^'))
    expect(line?.length).toBeLessThan(120)
    expect(formatErrors(errors, '').split('\n')).toHaveLength(1)
  })

  it('do not accumulate', () => {
    const {errors} = engine.render('{.repeated section @}{@|apply x}{.end}', Array(5000).fill(1))
    expect(errors).toHaveLength(1000)
    expect(engine.check('{.end}'.repeat(5000))).toHaveLength(1000)
    expect(engine.check(`{.${'x'.repeat(1e5)}}`)[0]?.message.length).toBeLessThan(600)
  })
})

describe('formatters and predicates', () => {
  const fails: Formatter = () => {
    throw new TypeError('no')
  }

  it('that throw are recorded, and restore the scope', () => {
    const own = createEngine({
      formatters: {...formatters, fails},
      predicates: {...predicates, 'fails?': () => fails('', [], null as never) === true},
    })
    const template = '{.section a}[{b|fails}]{.var @x b|fails}[{@x}]{.fails?}y{.or}n{.end}{b}{.end}{c}'
    const {output, errors} = own.render(template, {a: {b: 1}, c: 2})
    expect(output).toBe('[][]n12')
    expect(errors).toMatchObject([
      {message: 'Unexpected TypeError error when executing VARIABLE: no', column: 14},
      {message: 'Unexpected TypeError error when executing BINDVAR: no'},
      {message: 'Unexpected TypeError error when executing PREDICATE: no'},
    ])
    expect(errors[0]?.cause).toBeInstanceOf(TypeError)
  })

  it('inside a partial restore the scope of its caller', () => {
    const own = createEngine({
      formatters: {
        apply: formatters.apply,
        fails: (_value, _args, context) => context.apply('p', [], {}) + fails('', [], context),
      },
      partials: {p: '{.var @x a}in'},
    })
    expect(own.render('a{b|fails}{@x}b', {a: 1, b: 2}).output).toBe('ab')
  })

  it('of a table replace all others', () => {
    const own = createEngine({formatters: {twice: (value) => `${value}${value}`}, predicates: {}})
    const {output, errors} = own.render('{a|twice}{a|html}{.equal? a 1}x{.end}', {a: 1})
    expect(output).toBe('11{a|html}')
    expect(codes(errors)).toEqual(['unknown-formatter', 'unknown-predicate'])
  })
})

describe('limits', () => {
  const rows = Array(100).fill('x'.repeat(10))

  it.each([
    ['steps', {steps: 50}, '{.repeated section @}{.end}', 'step-limit'],
    ['output', {outputLength: 25}, '{.repeated section @}{@}{.end}', 'output-limit'],
    ['text of formatters', {outputLength: 25}, '{@|json|json|json}', 'output-limit'],
    ['depth of partials', {partialDepth: 3}, '{@|apply p}', 'partial-too-deep'],
    ['tokens', {expressionTokens: 3}, '{.eval 1+2+3}', 'expression-syntax'],
    ['concatenation', {expressionStringLength: 3}, '{.eval "ab"+"cd"}', 'expression-failed'],
  ])('of %s', (_name, limits, template, code) => {
    const {output, errors} = createEngine({limits, partials: {p: 'p{@|apply p}'}}).render(template, rows)
    expect(codes(errors)).toEqual([code])
    expect(output.length).toBeLessThanOrEqual(25)
  })

  it('keep the earlier output', () => {
    const {output} = createEngine({limits: {outputLength: 25}}).render('{.repeated section @}{@}{.end}', rows)
    expect(output).toBe('x'.repeat(25))
  })

  it('that are not numbers are ignored', () => {
    const limits = {steps: Number.NaN, outputLength: -1}
    expect(createEngine({limits}).render('{a}', {a: 1})).toEqual({output: '1', errors: []})
  })
})

describe('features', () => {
  it('can be disabled', () => {
    const off = createEngine({features: {expressions: false, include: false}, partials: {p: 'p'}})
    const template = '[{.eval 1)}{.include p output}]'
    expect(off.render(template, {})).toEqual({output: '[]', errors: []})
    expect(off.check(template)).toEqual([])
    expect(codes(engine.check(template))).toEqual(['expression-syntax'])
  })
})

describe('partials', () => {
  it('of a rendering override the engine’s', () => {
    const own = createEngine({partials: {a: 'A', b: 'B'}})
    expect(own.render('{@|apply a}{@|apply b}', {}, {partials: {b: 'C'}}).output).toBe('AC')
  })

  it('are read once, and again when they have changed', () => {
    const partials = {p: 'a'}
    const template = createEngine({partials}).compile('{@|apply p}')
    expect(template.render({}).output).toBe('a')
    partials.p = 'b'
    expect(template.render({}).output).toBe('b')
  })
})

describe('streams', () => {
  const read = (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

  it('report their errors at the end', async () => {
    const told: string[] = []
    const stream = engine.renderStream(
      '{.end}a{@|apply x}',
      {},
      {onErrors: (errors) => told.push(...codes(errors))},
    )
    expect(await read(stream)).toBe('a')
    expect(told).toEqual(['not-allowed-at-root', 'missing-partial'])
  })

  it('deliver chunks, which never cut a character', async () => {
    const template = `{a}${'{b}{c}'.repeat(200)}`
    const data = {a: 'x'.repeat(16_383), b: '\ud83d', c: '\ude00'.padEnd(500, 'é')}
    const chunks: Uint8Array[] = []
    for await (const chunk of engine.renderStream(template, data)) chunks.push(chunk)
    expect(chunks.length).toBeGreaterThan(3)
    expect(await new Blob(chunks as BlobPart[]).text()).toBe(engine.render(template, data).output)
  })

  it('end at the same place when a limit is reached', async () => {
    const own = createEngine({limits: {outputLength: 25, steps: 1000}})
    for (const template of ['{a}'.repeat(10), '{.repeated section b}{@}{.end}x']) {
      const data = {a: 'four', b: Array(50).fill('y')}
      expect(await read(own.renderStream(template, data))).toBe(own.render(template, data).output)
    }
  })
})

describe('evaluate', () => {
  it('returns the value of the last expression', () => {
    expect(engine.evaluate('@a + b; @c * 2', {b: 1}, {vars: {'@a': 1, c: 4}})).toEqual({value: 8, errors: []})
    expect(engine.evaluate('', {})).toEqual({value: undefined, errors: []})
    expect(codes(engine.evaluate('1)', {}).errors)).toEqual(['expression-syntax'])
    expect(codes(engine.evaluate('a + 1', {a: {}}).errors)).toEqual(['expression-failed'])
  })
})

describe('references', () => {
  it('lists all names that a template reads', () => {
    const template = `{a.b, c|html}{.var @x d}{.section e}{f}{.or equal? g "h"}{i}{.end}{.repeated section j}{.alternates with}{k}{.end}
      {.if l && m.0}{.end}{.ctx @y z=n}{.eval @q = o; max(p, @x)}{.macro r}{s}{.end}{t|message u v:w.x}{a.b}`
    expect(engine.references(template)).toEqual([
      'a.b',
      'c',
      'd',
      'e',
      'f',
      'g',
      'i',
      'j',
      'k',
      'l',
      'm.0',
      'n',
      'o',
      'p',
      '@x',
      's',
      't',
      'u',
      'w.x',
    ])
  })
})

describe('the instruction tree', () => {
  it('is read and written', () => {
    const template =
      '{.section a}{b|html}{.or odd? 1}x{.end}{.if a || b}{.end}{## c ##}{.macro m}{.end}{.inject @i p a}'
    const code = toCode(engine.compile(template))
    expect(toCode(fromCode(code))).toEqual(code)
  })

  it('has nodes without a syntax', () => {
    const code = [17, 1, [[20, {any: 'thing'}, [[0, 'in']]], [21, 'opaque'], 14], 18]
    const tree = fromCode(code)
    expect(toCode(tree)).toEqual(code)
    expect(engine.render(tree, {}).output).toBe('in\n')
  })

  it.each([
    null,
    1,
    [],
    [1],
    [17, 1, 2, 18],
    [17, 1, [[99]], 18],
    [17, 1, [[2, 'a', [], 3]], 18],
    [17, 1, [19], 18],
  ])('rejects %j', (code) => expect(() => fromCode(code)).toThrow(TypeError))

  it('rejects trees deeper than the stack, and circular ones', () => {
    let deep: unknown[] = []
    for (let depth = 0; depth < 100_000; depth++) deep = [deep]
    const circle: unknown[] = []
    circle.push(circle)
    const OWN = /^Not an instruction tree: .+ expected instead of a/
    for (const part of [deep, circle]) {
      expect(() => fromCode([17, 1, [part], 18])).toThrow(OWN)
      expect(() => fromCode([17, 1, [[1, [[part]], 0]], 18])).toThrow(OWN)
    }
    let blocks: unknown = [[0, 'x']]
    for (let depth = 0; depth < 100_000; depth++) blocks = [[2, ['a'], blocks, 3]]
    expect(() => fromCode([17, 1, blocks, 18])).toThrow(TypeError)
  })
})

describe('settings', () => {
  it('apply to the engine, or to one rendering', () => {
    const own = createEngine({locale: 'de', timeZone: 'Asia/Tokyo', now: 0, injects: {i: 1}})
    const template = own.compile('{n|decimal} {t|datetime time:Hm} {t|relative-time}{.inject @i i} {@i}')
    expect(template.render({n: 1.5, t: 3_600_000}).output).toBe('1,5 10:00 in 1 Stunde 1')
    const options = {locale: 'en', timeZone: 'UTC', now: 7_200_000, injects: {i: 2}}
    expect(template.render({n: 1.5, t: 3_600_000}, options).output).toBe('1.5 01:00 1 hour ago 2')
  })

  it('include texts that replace missing ones of the data', () => {
    const template = createEngine({messages: {a: 'A', b: 'B', c: 'C'}}).compile(
      '{.repeated section items}{localizedStrings.a}{localizedStrings.b}{localizedStrings.c}{.end}',
    )
    const data = {items: [1], localizedStrings: {c: 'own'}}
    expect(template.render(data).output).toBe('ABown')
    expect(template.render(data, {messages: {b: 'other', c: 'other'}}).output).toBe('Aotherown')
    expect(template.render({items: [1], localizedStrings: null}).output).toBe('ABC')
    expect(data).toEqual({items: [1], localizedStrings: {c: 'own'}})
  })

  it('leave data without a place for texts unchanged', () => {
    const own = createEngine({messages: {a: 'A'}})
    expect(own.render('{@}{localizedStrings.a}', 'text').output).toBe('text')
    expect(own.render('{@}', [1, 2]).output).toBe('1,2')
  })

  it('do not let a throwing getter end more than the rendering', () => {
    const data = {
      get broken() {
        throw new Error('no')
      },
    }
    const {errors} = createEngine({messages: {a: 'A'}}).render('{a}', data)
    expect(errors.map(({code}) => code)).toEqual(['unexpected-error'])
  })

  it('may contain unknown names', () => {
    const {output, errors} = engine.render(
      '{n|decimal} {n|datetime y}',
      {n: 1.5},
      {locale: '!?', timeZone: 'Nowhere/At'},
    )
    expect(output).toMatch(/^1\.5 19(69|70)$/)
    expect(errors).toEqual([])
  })
})
