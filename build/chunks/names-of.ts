import type {ReadModule} from './moments.ts'
import {type Part, sizeOf} from './parts.ts'

/** The name of a module: its folder for a widget's first module, otherwise its file. */
const nameOf = (id: string): string =>
  /\/widgets\/([\w-]+)\/index\.tsx?$/.exec(id)?.[1] ??
  /\/loader\/(engine)\/index/.exec(id)?.[1] ??
  // a dot precedes the extension of a style sheet
  id.replace(/^.*\/|\.\w+$/g, '').replaceAll('.', '-')

/** The file of each module, named after the module that is imported from it, otherwise after its largest module. */
export function namesOf(parts: readonly Part[], read: ReadModule): Map<string, string> {
  const names = new Map<string, string>()
  const taken = new Set<string>()
  for (const {modules} of parts) {
    const [widget] = modules.filter((id) => /\/(widgets\/[\w-]+|loader\/engine)\/index\.tsx?$/.test(id))
    const largest = [...modules].sort((a, b) => sizeOf(b, read) - sizeOf(a, read))
    const name = [...(widget ? [widget] : []), ...largest].map(nameOf).find((one) => !taken.has(one)) ?? ''
    taken.add(name)
    for (const id of modules) names.set(id, name)
  }
  return names
}
