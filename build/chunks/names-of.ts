import type {ReadModule} from './moments.ts'
import {type Part, sizeOf} from './parts.ts'

/** The first module of a widget, a kind of shop or the page engine. */
const FIRST = /\/(?:widgets\/([\w-]+)|backends\/([\w-]+)|loader\/(engine))\/index\.tsx?$/

const folderOf = (id: string): string | undefined => FIRST.exec(id)?.slice(1).find(Boolean)

/** The name of a module: its folder for a first module, otherwise its file. */
const nameOf = (id: string): string =>
  folderOf(id) ??
  // a dot precedes the extension of a style sheet
  id.replace(/^.*\/|\.\w+$/g, '').replaceAll('.', '-')

/** The same with its folder, for names that several folders have. */
const longNameOf = (id: string): string => `${/([^/]*)\/[^/]*$/.exec(id)?.[1]}-${nameOf(id)}`

/** The file of each module, named after the module that is imported from it, otherwise after its largest module. */
export function namesOf(parts: readonly Part[], read: ReadModule): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const {modules} of parts) {
    const first = modules.filter((id) => FIRST.test(id))
    const largest = [...modules].sort((a, b) => sizeOf(b, read) - sizeOf(a, read))
    const candidates = [...first, ...largest]
    const name = [...candidates.map(nameOf), ...candidates.map(longNameOf)].find((one) => !taken.has(one))
    if (!name) throw new Error(`no name is left for the file of ${modules.join(', ')}`)
    taken.add(name)
    for (const id of modules) names.set(id, name)
  }
  return names
}
