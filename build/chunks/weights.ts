import {widgets} from '../../widgets/table.ts'
import {moduleOf} from '../widget-table.ts'
import {type Mark, readMarks} from './marks.ts'
import {findMoments, type ReadModule} from './moments.ts'

/** The weight of a moment's byte: higher for moments on nearly every page or in nearly every use than for rare ones. */
const WEIGHTS = {
  'every page': 100,
  'every page, together': 100,
  usual: 20,
  'each use': 5,
  rare: 0.2,
  apart: 0.1,
} satisfies Record<Mark, number>
/** The weight of a widget that loads before it is used. */
const BEFORE_USE = 4

/** All imported modules, including lazy ones. */
const modulesOf = (entries: readonly string[], read: ReadModule): Set<string> =>
  new Set([...findMoments(entries, read).values()].flatMap((closure) => [...closure]))

/** The modules that an importer marks so. */
const readMarked = (
  entries: readonly string[],
  read: ReadModule,
  isMeant: (mark: Mark) => boolean,
): ReadonlySet<string> =>
  new Set(
    [...modulesOf(entries, read)].flatMap((importer) =>
      [...readMarks(importer)].flatMap(([id, mark]) => (isMeant(mark) ? [id] : [])),
    ),
  )

/** The modules that their importers mark for a separate file. */
export const readApart = (entries: readonly string[], read: ReadModule): ReadonlySet<string> =>
  readMarked(entries, read, (mark) => mark === 'apart')

/** The modules that nearly every page imports. */
export const readEveryPage = (entries: readonly string[], read: ReadModule): ReadonlySet<string> =>
  readMarked(entries, read, (mark) => mark.startsWith('every page'))

/** How often each moment occurs, according to the marks of its importers. */
export function readWeights(entries: readonly string[], read: ReadModule): (moment: string) => number {
  const [first = ''] = entries
  const usual = widgets.flatMap(({name, isUsual}) => (isUsual ? [moduleOf(name)] : []))
  const everywhere = widgets.flatMap(({name, isEverywhere}) => (isEverywhere ? [moduleOf(name)] : []))
  const marked = new Map([
    ...[...entries, ...usual].map((id): [string, number] => [id, WEIGHTS.usual]),
    ...everywhere.map((id): [string, number] => [id, WEIGHTS['every page']]),
  ])
  for (const importer of modulesOf(entries, read))
    for (const [id, word] of readMarks(importer)) marked.set(id, WEIGHTS[word])
  const early = new Set(read(first)?.importedIds.flatMap((id) => read(id)?.dynamicallyImportedIds ?? []))
  return (moment) => marked.get(moment) ?? (early.has(moment) ? BEFORE_USE : 1)
}
