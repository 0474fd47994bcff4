import {Liquid} from 'liquidjs'
import type {Create, Templates} from '../template/contender.ts'
import {escapeHtml} from '../template/escape.ts'

export const create: Create = ({page, partials}) => {
  const engine = new Liquid({cache: true, templates: {...partials}, outputEscape: escapeHtml})
  const template = engine.parse(page)
  return {
    render: (data) => engine.renderSync(template, data),
    compile: ({page, partials}: Templates) => {
      for (const text of [page, ...Object.values(partials)]) engine.parse(text)
    },
  }
}
