import {type Code, Compiler, type RootCode} from '@squarespace/template-engine'
import type {Create, Templates} from '../template/contender.ts'

const compiler = new Compiler()

const isRoot = (code: Code): code is RootCode => Array.isArray(code)

function parse(text: string): RootCode {
  const {code, errors} = compiler.parse(text)
  if (errors.length || !isRoot(code)) throw new Error(`Cannot be parsed: ${errors[0]?.message}`)
  return code
}

const parseAll = ({page, partials}: Templates) => ({
  code: parse(page),
  // as parsed trees: each rendering would parse texts again
  partials: Object.fromEntries(Object.entries(partials).map(([name, text]) => [name, parse(text)])),
})

export const create: Create = (templates) => {
  const parsed = parseAll(templates)
  return {
    render(data) {
      const {ctx, errors} = compiler.execute({...parsed, json: data})
      if (errors.length) throw new Error(`Cannot be rendered: ${errors[0]?.message}`)
      return ctx.render()
    },
    compile: parseAll,
  }
}
