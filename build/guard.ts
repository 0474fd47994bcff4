import type {Plugin, Rolldown} from 'vite'
import {widgets} from '../widgets/table.ts'
import {everywhere} from './chunks/moments.ts'
import {ENGINE, ENGINE_MODULE, EVERY_PAGE} from './page-engine.ts'
import {reachAll} from './reach-all.ts'
import {moduleOf} from './widget-table.ts'

/** Modules that must not load before a visitor does something. */
const NEVER_AT_ONCE = /\/src\/(api|template|tools|actions)\/|\/node_modules\/(ky|react|react-dom|dompurify)\//
/** Modules that must not be in the loader's own file. */
const NEVER_IN_LOADER =
  /\/src\/(?!lib\/|contract\/|page\/[\w-]+\.ts)|\/widgets\/(?!table\b)|\/loader\/engine\/|\/node_modules\//

/** Modules that describe widgets for the documentation, the tests and the accessibility report. */
const NEVER_SHIPS =
  /\/widgets\/[^/]+\/states\.ts$|\/src\/widget\/(about|states|criteria|regions|served-form)[\w-]*\.ts$/

export type ImportsOf = (id: string) => readonly string[]

/** Finds forbidden modules among all imports of these modules. */
export const findStowaways = (entries: readonly string[], importsOf: ImportsOf, never: RegExp): string[] =>
  entries.flatMap((entry) =>
    [...reachAll(entry, importsOf)].filter((id) => never.test(id)).map((id) => `${entry} brings ${id}`),
  )

/** Finds modules in the page engine's file that are not of every page: every page would fetch them without need. */
export const findStrangers = (inFile: readonly string[], needed: readonly string[]): string[] =>
  inFile.filter((id) => !needed.includes(id))

/** Finds descriptions, which never ship, among the modules of a file. */
export const findDescriptions = (modules: readonly string[]): string[] =>
  modules.filter((id) => NEVER_SHIPS.test(id))

const modulesOf = (bundle: Rolldown.OutputBundle, name: string): readonly string[] =>
  Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' && output.name === name ? output.moduleIds : [],
  )

/** Descriptions would ship with the widget that imports them. */
export const guardDescriptions: Plugin = {
  name: 'vitrine-guard-descriptions',
  generateBundle(_, bundle) {
    const [found] = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? findDescriptions(output.moduleIds) : [],
    )
    if (found) this.error(`${found} would ship: it is for the documentation and the tests alone`)
  },
}

export const guardWidgets: Plugin = {
  name: 'vitrine-guard-widgets',
  generateBundle(_, bundle) {
    const importsOf: ImportsOf = (id) => this.getModuleInfo(id)?.importedIds ?? []
    const entries = [ENGINE_MODULE, ...widgets.map(({name}) => moduleOf(name))]
    const [stowaway] = findStowaways(entries, importsOf, NEVER_AT_ONCE)
    if (stowaway) this.error(`${stowaway}: import it behind import(), or move what both need to src/lib`)
    const needed = [ENGINE_MODULE, ...EVERY_PAGE, ...everywhere].flatMap((id) => [...reachAll(id, importsOf)])
    const [stranger] = findStrangers(modulesOf(bundle, ENGINE), needed)
    if (stranger) this.error(`${stranger} is in the page engine's file, and not every page imports it`)
  },
}

export const guardLoader: Plugin = {
  name: 'vitrine-guard-loader',
  generateBundle(_, bundle) {
    const [found] = Object.values(bundle).flatMap((output) =>
      output.type === 'chunk' ? output.moduleIds.filter((id) => NEVER_IN_LOADER.test(id)) : [],
    )
    if (found)
      this.error(`the loader brings ${found}: import it behind import(), or move what both need to src/lib`)
  },
}
