import {type Aim, describeAim} from '../aim.ts'
import type {Series} from './collect.ts'
import {compareWork, samplesOf} from './figures.ts'
import type {Task} from './task.ts'

interface TemplateAim extends Pick<Aim, 'bound' | 'limit'>, Pick<Task, 'work'> {
  own: string
  other: string
  /** The numbers of products that it applies to. */
  counts: readonly number[]
}

const SQUARESPACE = '@squarespace/template-engine'

/** Vitrine's contenders; an absent one has no figures and no lines. */
export const ownNames = {closures: 'closures', aot: 'ahead of time'}

const aims: readonly TemplateAim[] = [
  {own: ownNames.closures, work: 'render', counts: [50, 500], bound: '≥', limit: 3, other: SQUARESPACE},
  {own: ownNames.closures, work: 'render', counts: [50, 500], bound: '≥', limit: 1.1, other: 'handlebars'},
  {own: ownNames.closures, work: 'compile', counts: [50], bound: '≤', limit: 1.5, other: SQUARESPACE},
  {own: ownNames.aot, work: 'render', counts: [50, 500], bound: '≥', limit: 1, other: 'eta'},
  {own: ownNames.aot, work: 'render', counts: [50, 500], bound: '≥', limit: 0.6, other: 'hand-written'},
]

/** One line for each aim and size with figures. */
export const describeReach = (series: readonly Series[]): string[] =>
  aims.flatMap(({own, other, work, counts, bound, limit}) =>
    counts.flatMap((count) => {
      const [ours, theirs] = [own, other].map((name) =>
        samplesOf(series, name, {work, of: 'products', count}),
      )
      if (!ours?.length || !theirs?.length) return []
      const what = work === 'render' ? `pages a second at ${count}` : 'time to compile'
      return describeAim(
        {what: `${own}: ${what}`, bound, limit, unit: ` × ${other}`},
        compareWork(work, ours, theirs),
      )
    }),
  )
