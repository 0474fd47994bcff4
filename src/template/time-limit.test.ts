import {beforeEach, describe, expect, it, vi} from 'vitest'
import {compileAot} from '../../test/helpers/compile-aot.ts'
import {
  createEngine,
  type EngineOptions,
  type Formatter,
  formatters,
  type Predicate,
  predicates,
} from './index.ts'

/** Milliseconds on a clock that only these formatters and predicates advance. */
let now: number

beforeEach(() => {
  now = 5
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  return () => clock.mockRestore()
})

const wait: Formatter = (value) => {
  now += 10
  return value
}
const fail: Formatter = () => {
  now += 10
  throw new TypeError('no')
}
const isLong: Predicate = () => {
  now += 10
  return true
}
const OPTIONS: EngineOptions = {
  formatters: {...formatters, wait, fail},
  predicates: {...predicates, 'long?': isLong},
  partials: {long: '{@|wait}'},
  limits: {time: 25},
}
const rows = Array.from({length: 1000}, (_, index) => index)
const data = {rows, a: 'a'}

const timeOut = expect.objectContaining({
  code: 'timeLimit',
  severity: 'error',
  message: 'Execution exceeds the maximum time: 25 ms',
})

/** Each read of the clock takes a millisecond, so that templates without slow formatters count, too. */
function runClock(): void {
  vi.spyOn(performance, 'now').mockImplementation(() => now++)
}

async function readStream(stream: ReadableStream<Uint8Array>): Promise<string> {
  return new Response(stream).text()
}

describe('the time of a rendering', () => {
  it.each([
    ['formatters', '{.repeated section rows}{@|wait}{.end}', '01'],
    ['formatters one after the other', '{a|wait|wait|wait|wait}', ''],
    ['formatters that throw', 'x{.repeated section rows}{@|fail}{.end}', 'x'],
    ['predicates', '{.repeated section rows}{.long?}x{.end}{.end}', 'xx'],
    ['variables', 'x{.repeated section rows}{.var @x @|wait}{.end}', 'x'],
    ['partials', '{.repeated section rows}{@|apply long}{.end}', '01'],
    ['the last formatter', 'x{a|wait|wait|wait}', 'x'],
  ])('of %s is limited', (_name, template, start) => {
    const {output, errors} = createEngine(OPTIONS).render(template, data)
    expect(output).toMatch(new RegExp(`^${start}`))
    expect(output.length).toBeLessThan(5)
    expect(errors.at(-1)).toEqual(timeOut)
    expect(now).toBeLessThanOrEqual(45)
  })

  it.each([
    ['loops', '{.repeated section rows}{@}{.if a}x{.end}{.end}'],
    ['expressions', '{.repeated section rows}{.eval @ + 1}{.end}'],
    ['macros', '{.macro m}x{@|apply m}{@|apply m}{@|apply m}{.end}{@|apply m}'],
    ['includes', '{.macro m}x{.end}{.repeated section rows}{.include m output}{.end}'],
  ])('of %s is limited, also ahead of time', async (_name, template) => {
    runClock()
    const limits = {time: 25, partialDepth: 1000}
    const engine = createEngine({limits})
    const {output, errors} = engine.render(template, data)
    expect(errors).toEqual([timeOut])
    expect(output.length).toBeGreaterThan(10)

    const compiled = compileAot(template, {limits}).render(data)
    expect(compiled.errors).toEqual([timeOut])
    expect(compiled.output.length).toBeGreaterThan(10)

    const onErrors = vi.fn()
    await readStream(engine.renderStream(template, data, {onErrors}))
    expect(onErrors).toHaveBeenCalledWith([timeOut])
  })

  it('applies to each rendering', () => {
    const template = createEngine(OPTIONS).compile('{a|wait}{a|wait}')
    for (let index = 0; index < 5; index++) expect(template.render(data).errors).toEqual([])
  })

  it('excludes the time in which a stream is not read', async () => {
    const onErrors = vi.fn()
    const part = `{a|wait}${'x'.repeat(20_000)}`
    const {body} = new Response(createEngine(OPTIONS).renderStream(part.repeat(4), data, {onErrors}))
    let length = 0
    for await (const chunk of body ?? []) {
      length += chunk.length
      now += 1000
    }
    // the third formatter exceeds it
    expect(length).toBe(2 * 20_001)
    expect(onErrors).toHaveBeenCalledWith([timeOut])
  })

  it('is reported after 1,000 other errors', () => {
    const {errors} = createEngine(OPTIONS).render(
      '{.repeated section rows}{.include x}{.include x}{.end}{a|wait|wait|wait}',
      data,
    )
    expect(errors).toHaveLength(1001)
    expect(errors.at(-1)).toEqual(timeOut)
  })

  it('is not limited by 0, and the clock is never read', () => {
    const clock = vi.spyOn(performance, 'now')
    const limits = {time: 0}
    const {errors} = createEngine({...OPTIONS, limits}).render('{.repeated section rows}{@|wait}{.end}', data)
    expect(errors).toEqual([])
    expect(clock).not.toHaveBeenCalled()
  })

  it.each([undefined, -1, Number.NaN])('is two seconds for %s', (time) => {
    const limits = time === undefined ? {} : {time}
    const {output, errors} = createEngine({...OPTIONS, limits}).render(
      '{.repeated section rows}{@|wait}{.end}',
      data,
    )
    expect(errors).toMatchObject([{message: 'Execution exceeds the maximum time: 2000 ms'}])
    expect(output).toMatch(/198199$/)
  })

  it('counts the reading of a text that is rendered at once', async () => {
    runClock()
    const engine = createEngine({limits: {time: 25}})
    const text = '{a}'.repeat(10_000)
    const {output, errors} = engine.render(text, data)
    expect(errors).toEqual([timeOut, timeOut])
    expect(output.length).toBeLessThan(3000)
    const onErrors = vi.fn()
    await readStream(engine.renderStream(text, data, {onErrors}))
    expect(onErrors).toHaveBeenCalledWith([timeOut, timeOut])
  })

  it('ends the reading of a template, and does not keep a partial that was not read whole', () => {
    runClock()
    const text = '{a}'.repeat(10_000)
    expect(createEngine({limits: {time: 25}}).compile(text).errors).toEqual([timeOut])
    const engine = createEngine({limits: {time: 150}, partials: {long: '{a}'.repeat(20_000)}})
    const template = engine.compile('{a|apply long}')
    expect(template.render(data).errors.length).toBeGreaterThan(0)
    vi.spyOn(performance, 'now').mockImplementation(() => 0)
    expect(template.render(data)).toEqual({output: 'a'.repeat(20_000), errors: []})
  })

  it('does not change the number of steps', () => {
    const limits = {time: 1000, steps: 250}
    const template = '{.repeated section rows}{@}{.end}'
    const {output, errors} = createEngine({limits}).render(template, data)
    expect(errors).toMatchObject([{code: 'step-limit'}])
    expect(output).toBe(createEngine({limits: {steps: 250}}).render(template, data).output)
  })
})
