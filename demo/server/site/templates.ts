import {readdir, readFile} from 'node:fs/promises'
import {createEngine, type Engine, formatErrors, type Template} from '../../../src/template/index.ts'
import type {Store} from '../../seed/stores.ts'

const folder = new URL('../../templates/', import.meta.url)
/** Pages make their cards of the same template. */
const card = new URL('../../../src/ui/cards/card.html', import.meta.url)

/** Every template by its path without the extension; `card` is the one of the page. */
async function readSources(): Promise<Record<string, string>> {
  const files = (await readdir(folder, {recursive: true})).filter((file) => file.endsWith('.html'))
  async function read(file: string): Promise<[name: string, source: string]> {
    const source = await readFile(new URL(file, folder), 'utf8')
    return [file.replaceAll('\\', '/').replace(/\.html$/, ''), source.trimEnd()]
  }
  return {...Object.fromEntries(await Promise.all(files.map(read))), card: await readFile(card, 'utf8')}
}

export interface RenderedPage {
  html: string
  /** The errors, with the template lines that caused them; empty without errors. */
  frames: string
}

export interface Templates {
  /** `name` is the path below `demo/templates`, without the extension. */
  render: (name: string, data: unknown, store: Store) => RenderedPage
}

export function createTemplates(sources: Readonly<Record<string, string>>): Templates {
  const engine: Engine = createEngine({partials: sources})
  const compiled = new Map<string, Template>()

  function find(name: string): Template {
    const source = sources[name]
    if (source === undefined) throw new Error(`There is no template ${name}.html in demo/templates`)
    const template = compiled.get(name) ?? engine.compile(source, {name})
    compiled.set(name, template)
    return template
  }

  return {
    render(name, data, {language, messages}) {
      const template = find(name)
      const {output, errors} = template.render(data, {locale: language, messages})
      const all = [...template.errors, ...errors]
      return {html: output, frames: all.length ? formatErrors(all, sources[name] ?? '', sources) : ''}
    },
  }
}

/** Reads the folder once. */
export const readTemplates = async (): Promise<Templates> => createTemplates(await readSources())
