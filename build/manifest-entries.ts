import {relative} from 'node:path'
import type {Plugin, Rolldown} from 'vite'
import {widgets} from '../widgets/table.ts'
import type {ReadModule} from './chunks/moments.ts'
import {chunksOf, reach, withStyles} from './fetch-together.ts'
import {filesOfUse} from './first-use-files.ts'
import {ENGINE, ENGINE_MODULE} from './page-engine.ts'
import {root} from './root.ts'
import {type Files, moduleOf} from './widget-table.ts'

/** The output of the first build step, for the second. */
export interface Built {
  /** The files that load with a widget, its own file first. */
  widgets: Files
  /** The files that it may load later, on use. */
  later: Files
  /** The subset of `later` that each use loads. */
  use: Files
  /** The modules in each file, as paths from the root. */
  modules: Files
}

/** Read and deleted by the second step. */
export const BUILT = 'built.json'

type Bundle = Rolldown.OutputBundle

/** Files that are reachable from a file, including lazy imports, except through other widgets. */
function reachLazily(bundle: Bundle, file: string, widgets: ReadonlySet<string>): Set<string> {
  const reached = reach(bundle, file)
  // the loop also visits the files that it adds
  for (const one of reached) {
    const output = bundle[one]
    const lazy = output?.type === 'chunk' ? output.dynamicImports : []
    for (const next of lazy.filter((one) => !widgets.has(one)))
      for (const found of reach(bundle, next)) reached.add(found)
  }
  return reached
}

/** Relative to the root, wherever packages are installed. */
const pathOf = (id: string): string => relative(root, id).replace(/^.*(?=node_modules\/)/, '')

const without = (files: readonly string[], others: readonly string[]): string[] =>
  files.filter((file) => !others.includes(file))

function describeBundle(bundle: Bundle, readModule: ReadModule): Built {
  const chunks = chunksOf(bundle)
  const fileOf = (id: string): string => {
    const chunk = chunks.find(({moduleIds}) => moduleIds.includes(id))
    if (!chunk) throw new Error(`${id} was not built`)
    return chunk.fileName
  }
  const names = widgets.map(({name}) => name)
  const files = new Map([
    [ENGINE, fileOf(ENGINE_MODULE)],
    ...names.map((name): [string, string] => [name, fileOf(moduleOf(name))]),
  ])
  const begins = new Set(files.values())
  const atOnce = (file: string): string[] => withStyles(bundle, reach(bundle, file))
  const record = (read: (file: string) => string[]): Files =>
    Object.fromEntries([...files].map(([name, file]) => [name, read(file)]))
  return {
    widgets: record(atOnce),
    later: record((file) => without(withStyles(bundle, reachLazily(bundle, file, begins)), atOnce(file))),
    use: Object.fromEntries(names.map((name) => [name, filesOfUse(bundle, name, readModule)])),
    modules: Object.fromEntries(chunks.map(({fileName, moduleIds}) => [fileName, moduleIds.map(pathOf)])),
  }
}

export const noteBuilt: Plugin = {
  name: 'vitrine-built',
  generateBundle(_, bundle) {
    const built = describeBundle(bundle, (id) => this.getModuleInfo(id))
    this.emitFile({type: 'asset', fileName: BUILT, source: JSON.stringify(built)})
  },
}
