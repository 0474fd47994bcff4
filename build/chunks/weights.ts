import type {Line} from '../../src/contract/widget.ts'
import {widgets} from '../../widgets/table.ts'
import {EVERY_PAGE} from '../page-engine.ts'
import {moduleOf, usesOf} from '../widget-table.ts'

/** The weight of a moment's byte: higher for moments on nearly every page or in nearly every use than for rare ones. */
const WEIGHTS = {everyPage: 100, usual: 20, use: 5, beforeUse: 4, rare: 0.2}
/** The weight of a lazy import that neither every page nor a use makes. */
export const APART = 0.1

const isUsual = (line: Line): boolean => line.isUsual === true || line.in === 'loader'

function weightOf(line: Line): number {
  if (line.isEverywhere) return WEIGHTS.everyPage
  if (isUsual(line)) return WEIGHTS.usual
  return line.isRare ? WEIGHTS.rare : WEIGHTS.beforeUse
}

/** How often each moment occurs. Lazy imports that neither every page nor a use makes are missing. */
export function readWeights(entries: readonly string[]): ReadonlyMap<string, number> {
  const uses = widgets.flatMap((line) =>
    usesOf(line).map((id): [string, number] => [id, isUsual(line) ? WEIGHTS.usual : WEIGHTS.use]),
  )
  return new Map([
    ...entries.map((id): [string, number] => [id, WEIGHTS.usual]),
    // several widgets may use a module: the highest weight is the last
    ...uses.sort(([, a], [, b]) => a - b),
    ...widgets.map((line): [string, number] => [moduleOf(line.name), weightOf(line)]),
    ...EVERY_PAGE.map((id): [string, number] => [id, WEIGHTS.everyPage]),
  ])
}
