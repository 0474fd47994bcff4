import {describe, expect, it} from 'vitest'
import {compileAot} from '../../../test/helpers/compile-aot.ts'
import {createEngine, type EngineOptions} from '../index.ts'
import {readTemplate, writeFunction} from './write-module.ts'

/** What both ways print and report; the messages name the place. */
function both(template: string, data: unknown, options: EngineOptions) {
  const show = ({output, errors}: {output: string; errors: readonly {message: string}[]}) => ({
    output,
    messages: errors.map(({message}) => message),
  })
  return {
    ahead: show(compileAot(template, options).render(data)),
    interpreted: show(createEngine(options).compile(template, {name: 'page'}).render(data)),
  }
}

const CARD = '<b>{title|html}</b>{.repeated section tags}{@}{shop}{.end}'
const DATA = {shop: 'Kiln', title: 'Shop', items: [{title: 'A & B', tags: ['x', 'y']}, {tags: []}]}
const LIST = '{.repeated section items}{@|apply card}{.end}'

describe('an inlined partial', () => {
  it.each([
    ['in a list', LIST, {card: CARD}],
    ['of a missing value', '{none|apply card}', {card: CARD}],
    ['that sets a variable', `${LIST}{@t}`, {card: '{.var @t title}{@t}{@index}'}],
    ['that reads the index around it', LIST, {card: '{@index}{title}'}],
    ['that reads a text around it', LIST, {card: '{title|format shop}'}],
    ['that defines a macro with its own name', LIST, {card: '{.macro card}macro{.end}{@|apply card}'}],
    ['in a partial', LIST, {card: '{@|apply name}{tags|apply name}', name: '[{title}{@index}]'}],
    ['that applies itself', LIST, {card: '{title}{.section tags}{@|apply card}{.end}'}],
    ['with an unknown formatter', LIST, {card: '{title|none}'}],
    ['with a faulty predicate', LIST, {card: '{.equal? title "A & B"}yes{.or}no{.end}{.end}'}],
    ['after a macro with its name', `{.macro card}macro{.end}${LIST}`, {card: CARD}],
    ['with words', '{.repeated section items}{@|apply card private k=v}{.end}', {card: `${CARD}{@args.k}`}],
  ])('%s prints and reports what the interpreter does', (_, template, partials) => {
    const {ahead, interpreted} = both(template, DATA, {partials})
    expect(ahead).toEqual(interpreted)
  })

  it('gives way to a partial of the rendering', () => {
    const page = compileAot(LIST, {partials: {card: CARD}})
    expect(page.render(DATA, {partials: {card: '{title}!'}}).output).toBe('A & B!Shop!')
  })

  it('ends with what is thrown inside, and the list goes on', () => {
    const broken = {
      get title() {
        throw new Error('broken')
      },
    }
    const items = [{title: 'A'}, broken, {title: 'C'}]
    const {ahead, interpreted} = both(LIST, {items}, {partials: {card: '{title}{title|html}.'}})
    expect(ahead).toEqual(interpreted)
    expect(ahead.output).toBe('AA.CC.')
  })

  it('counts as a level of partials', () => {
    const names = Array.from({length: 20}, (_, index) => `p${index}`)
    const partials = Object.fromEntries(names.map((name, index) => [name, `{@|apply p${index + 1}}${name} `]))
    const {ahead, interpreted} = both('{@|apply p0}', DATA, {partials})
    expect(ahead).toEqual(interpreted)
    expect(ahead.messages).not.toEqual([])
  })
})

describe('partials that apply the next one twice', () => {
  const names = Array.from({length: 12}, (_, index) => `p${index}`)
  const partials = Object.fromEntries(
    names.map((name, index) => [name, `${name}{@|apply p${index + 1}}{@|apply p${index + 1}}`]),
  )

  it('make a module of bounded size', () => {
    const parsed = new Map(Object.entries(partials).map(([name, text]) => [name, readTemplate(text, name)]))
    expect(writeFunction(parsed).length).toBeLessThan(12 * 300 * 400)
  })

  it('end at the limit of steps', () => {
    const options = {partials, limits: {steps: 5000, time: 0, partialDepth: 100}}
    const {errors} = compileAot('{@|apply p0}', options).render(DATA)
    expect(errors.map(({code}) => code)).toContain('step-limit')
  })
})
