import {readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {type Elsewhere, type Module, readModule} from './read-module.ts'

/** A declaration by its file and its name there. */
export interface Place {
  file: string
  name: string
}

const modules = new Map<string, Module>()

/** The module of a file of types; null for another package. */
function load(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const module = readModule(file, readFileSync(file, 'utf8'))
  modules.set(file, module)
  return module
}

/** The file that an import names; null for another package. */
const fileOf = (importer: string, from: string): string | null =>
  from.startsWith('.') ? join(dirname(importer), from.replace(/\.tsx?$/, '.d.ts')) : null

/** Where an exported name is declared; null in another package. */
function findExported(file: string, name: string): Place | null {
  const {exported, passedOn} = load(file)
  const target = exported.get(name)
  if (typeof target === 'string') return findLocal(file, target)
  if (target) return findElsewhere(file, target)
  for (const from of passedOn) {
    const other = fileOf(file, from)
    const place = other && findExported(other, name)
    if (place) return place
  }
  return null
}

function findElsewhere(file: string, {from, name}: Elsewhere): Place | null {
  const other = fileOf(file, from)
  return other === null ? null : findExported(other, name)
}

/** Where a name that a file uses is declared. */
function findLocal(file: string, name: string): Place | null {
  const {declared, imported} = load(file)
  if (declared.has(name)) return {file, name}
  const elsewhere = imported.get(name)
  return elsewhere ? findElsewhere(file, elsewhere) : null
}

/** The names that an entry exports, with their declarations. */
export function exportsOf(file: string): Map<string, Place> {
  const {exported, passedOn} = load(file)
  const names = [
    ...exported.keys(),
    ...passedOn.flatMap((from) => {
      const other = fileOf(file, from)
      return other ? [...exportsOf(other).keys()] : []
    }),
  ]
  return new Map(
    [...new Set(names)].sort().flatMap((name) => {
      const place = findExported(file, name)
      return place ? [[name, place] as const] : []
    }),
  )
}

export const textOf = ({file, name}: Place): string => (load(file).declared.get(name) ?? []).join('\n')

/** The types of a file that another one names in place: `import("../model/cart.ts").Cart`. */
const IN_PLACE = /import\("([^"]+)"\)\.(\w+)/g
const QUOTED = /"[^"\n]*"|'[^'\n]*'/g

/** The declarations that a declaration names. */
export function usedBy(place: Place): Place[] {
  const text = textOf(place)
  const inPlace = Array.from(text.matchAll(IN_PLACE), ([, from = '', name = '']) =>
    findElsewhere(place.file, {from, name}),
  )
  const words = new Set(text.replaceAll(QUOTED, '').match(/[A-Za-z_$][\w$]*/g))
  words.delete(place.name)
  return [...inPlace, ...[...words].map((word) => findLocal(place.file, word))].filter((one) => one !== null)
}

/** What the files of an entry add to the names of every file. */
export const augmentsOf = (file: string): string[] => {
  const seen = new Set<string>()
  function visit(at: string): string[] {
    if (seen.has(at)) return []
    seen.add(at)
    const {imported, exported, passedOn, augments} = load(at)
    const elsewhere = [...imported.values(), ...exported.values()].flatMap((one) =>
      typeof one === 'string' ? [] : [one.from],
    )
    return [
      ...augments,
      ...[...elsewhere, ...passedOn].flatMap((from) => {
        const other = fileOf(at, from)
        return other ? visit(other) : []
      }),
    ]
  }
  return [...new Set(visit(file))].sort()
}
