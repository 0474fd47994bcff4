import type {Contender, Prepared} from './contender.ts'
import {createPage} from './data.ts'
import type {Subject} from './task.ts'
import {templatesFor} from './templates.ts'

/** A contender with the page of a subject. */
export interface Stage {
  render: () => string
  compile: () => void
}

/** A different text for each compilation, because V8 caches its results for a text. */
function createCompile({compile}: Prepared, contender: Contender, subject: Subject): () => void {
  const {page, partials} = templatesFor(contender, subject)
  const texts = Object.entries(partials)
  let times = 0
  return () => {
    times++
    const own = texts.map(([name, text]) => [name, text + times])
    compile?.({page: page + times, partials: Object.fromEntries(own)})
  }
}

export async function prepare(contender: Contender, subject: Subject): Promise<Stage> {
  const prepared = await contender.create(templatesFor(contender, subject))
  const data = createPage(subject.of === 'products' ? subject.count : 0)
  return {
    render: () => prepared.render(data),
    compile: createCompile(prepared, contender, subject),
  }
}
