import {Eta} from 'eta'
import type {Create, Templates} from '../template/contender.ts'
import {escapeHtml} from '../template/escape.ts'

const createEta = () => new Eta({autoTrim: false, escapeFunction: escapeHtml})

export const create: Create = ({page, partials}) => {
  const eta = createEta()
  for (const [name, text] of Object.entries(partials)) eta.loadTemplate(`@${name}`, text)
  const template = eta.compile(page)
  return {
    render: (data) => eta.render(template, data),
    compile: ({page, partials}: Templates) => {
      for (const text of [page, ...Object.values(partials)]) eta.compile(text)
    },
  }
}
