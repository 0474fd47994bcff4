import {describe, expect, it} from 'vitest'
import {OPCODE} from '../../../src/template/code/opcode.ts'
import {createEngine, fromCode, toCode} from '../../../src/template/index.ts'
import {compileAot} from '../../../test/helpers/compile-aot.ts'
import {instructionTopics} from './index.ts'

const instructions = instructionTopics.flatMap((topic) => topic.instructions)

describe.each(instructions)('$title', ({title, summary, example, edges}) => {
  it.each([example, ...edges])(
    '$what',
    async ({template, data = {}, partials = {}, injects = {}, output, errors = []}) => {
      const options = {partials, injects, locale: 'en'}
      const engine = createEngine(options)
      const rendered = engine.render(template, data)
      expect(rendered.output).toBe(output)
      expect(rendered.errors.map(({code}) => code)).toEqual(errors)
      expect(await new Response(engine.renderStream(template, data)).text()).toBe(output)
      expect(compileAot(template, options).render(data).output).toBe(output)
      expect(engine.render(fromCode(toCode(engine.compile(template))), data).output).toBe(output)
    },
  )

  it('has sentences, and phrases', () => {
    expect(title).not.toMatch(/\.$/)
    expect(summary).toMatch(/^[A-Z`{].*\.$/)
    expect([example, ...edges].filter(({what}) => /\.$/.test(what))).toEqual([])
  })
})

/** They have no syntax. */
const WITHOUT_SYNTAX = ['root', 'struct', 'atom']

it('covers every instruction of the public tree', () => {
  const described = new Set<string>(instructions.flatMap(({opcodes}) => opcodes))
  expect(Object.keys(OPCODE).filter((name) => !described.has(name))).toEqual(WITHOUT_SYNTAX)
})

it('has each title once', () => {
  const titles = instructions.map(({title}) => title)
  expect(titles).toEqual([...new Set(titles)])
})
