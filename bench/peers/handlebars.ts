import Handlebars from 'handlebars'
import type {Create, Templates} from '../template/contender.ts'
import {escapeHtml} from '../template/escape.ts'

Handlebars.Utils.escapeExpression = escapeHtml

// keeps white space as written
const options: CompileOptions = {ignoreStandalone: true, preventIndent: true}

/** `Handlebars.compile` defers all work until the first rendering. */
const compile = (text: string) =>
  Handlebars.template(new Function(`return ${Handlebars.precompile(text, options)}`)())

function compileAll({page, partials}: Templates) {
  const compiled = Object.entries(partials).map(([name, text]) => [name, compile(text)])
  return {page: compile(page), partials: Object.fromEntries(compiled)}
}

export const create: Create = (templates) => {
  const {page, partials} = compileAll(templates)
  return {render: (data) => page(data, {partials}), compile: compileAll}
}
