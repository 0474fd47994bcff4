import type {Plugin, Rolldown} from 'vite'
import type {Line} from '../src/contract/widget.ts'
import {widgets} from '../widgets/table.ts'
import {closureOf, type ReadModule} from './chunks/moments.ts'
import {COMPILE_AT_ONCE} from './compile-at-once.ts'
import {chunksOf, nameOf, reach, withStyles} from './fetch-together.ts'
import {listFiles} from './list-files.ts'
import {ENGINE_MODULE} from './page-engine.ts'
import {markOf, moduleOf, usesOf} from './widget-table.ts'

type Bundle = Rolldown.OutputBundle

/** The `uses` of a widget that neither it nor its other uses import lazily. */
export function findUnused(line: Line, read: ReadModule): string[] {
  const reached = [moduleOf(line.name), ...usesOf(line)].flatMap((id) => [...closureOf(id, read)])
  const lazy = new Set(reached.flatMap((id) => read(id)?.dynamicallyImportedIds ?? []))
  return usesOf(line).filter((id) => !lazy.has(id))
}

/** The modules that a use of a widget needs with all their imports: its `uses`, and the widgets that it opens. */
export function modulesOfUse(name: string, read: ReadModule): ReadonlySet<string> {
  const lines = widgets.filter((line) => line.name === name || line.openedBy === name)
  const had = closureOf(moduleOf(name), read)
  const needed = lines.flatMap((line) => [moduleOf(line.name), ...usesOf(line)])
  return new Set(needed.flatMap((id) => [...closureOf(id, read)]).filter((id) => !had.has(id)))
}

/** Files with such modules, and their imports. */
const holding = (bundle: Bundle, test: (id: string) => boolean): string[] => [
  ...new Set(
    chunksOf(bundle)
      .filter(({moduleIds}) => moduleIds.some(test))
      .flatMap(({fileName}) => withStyles(bundle, reach(bundle, fileName))),
  ),
]

/** The files that a use requests, except those that came with the widget or the page engine. */
export function filesOfUse(bundle: Bundle, name: string, read: ReadModule): string[] {
  const modules = modulesOfUse(name, read)
  const had = holding(bundle, (id) => id === ENGINE_MODULE || id === moduleOf(name))
  return holding(bundle, (id) => modules.has(id)).filter((file) => !had.includes(file))
}

/** The widget's own files, except those of the page engine. */
function ownFiles(bundle: Bundle, name: string): string[] {
  const had = holding(bundle, (id) => id === ENGINE_MODULE)
  return holding(bundle, (id) => id === moduleOf(name)).filter((file) => !had.includes(file))
}

/** The mark in minified code, after other fields. */
const MARK = new RegExp(`,(use|files):(["'\`])${markOf('\\1', '([\\w-]+)')}\\2`, 'g')

/** Writes the lists of files into the engine's table. */
export const writeUse: Plugin = {
  name: 'vitrine-use',
  generateBundle(_, bundle) {
    const read: ReadModule = (id) => this.getModuleInfo(id)
    const [unused] = widgets.flatMap((line) => findUnused(line, read))
    if (unused) this.error(`${unused} is in the uses of a widget that does not import it lazily`)
    const lists = {
      use: (name: string) => filesOfUse(bundle, name, read),
      files: (name: string) => ownFiles(bundle, name),
    }
    let count = 0
    const filesBy = (list: (name: string) => string[]) => new Set(widgets.flatMap(({name}) => list(name)))
    const [atStart, ahead] = [filesBy((name) => ownFiles(bundle, name)), filesBy(lists.use)]
    for (const chunk of chunksOf(bundle)) {
      // files that run before the use: their functions are then compiled, too
      if (ahead.has(chunk.fileName) && !atStart.has(chunk.fileName))
        chunk.code = `${COMPILE_AT_ONCE}\n${chunk.code}`
      chunk.code = chunk.code.replace(MARK, (_mark, column: keyof typeof lists, quote, name) => {
        count++
        const list = listFiles(lists[column](name).map(nameOf))
        return list && `,${column}:${quote}${list}${quote}`
      })
    }
    const inEngine = widgets.filter((line) => line.in === 'engine')
    if (count !== inEngine.length + inEngine.filter(({served, kept}) => served && !kept).length)
      this.error('the minifier writes the table of widgets in another way than before')
  },
}
