import type {Contender} from './contender.ts'

/** A page of this many products, or of this many nested blocks. */
export interface Subject {
  of: 'products' | 'blocks'
  count: number
}

/** The figure of one slice: milliseconds of CPU per run, or bytes per run for `allocation`. */
export interface Task extends Subject {
  work: 'render' | 'compile' | 'allocation'
}

/** A task and its duration in milliseconds. */
export interface Slice {
  task: Task
  ms: number
}

export const subjects: readonly Subject[] = [
  {of: 'products', count: 50},
  {of: 'products', count: 500},
  {of: 'products', count: 5000},
  {of: 'blocks', count: 100},
  {of: 'blocks', count: 1000},
]

/** A template does not grow with the products, and the largest page allocates proportionally. */
const isTelling = ({work, of, count}: Task): boolean =>
  work === 'render' ||
  (work === 'compile' ? of === 'blocks' || count === 50 : of === 'products' && count < 5000)

const works = ['render', 'compile', 'allocation'] as const

export const tasks: readonly Task[] = works.flatMap((work) =>
  subjects.map((subject) => ({work, ...subject})).filter(isTelling),
)

/** Nested blocks exist only in Vitrine's language. */
export const hasPage = ({language}: Contender, {of}: Subject): boolean =>
  of === 'products' || language === 'jsont'

export const canDo = (contender: Contender, task: Task): boolean =>
  hasPage(contender, task) && !(task.work === 'compile' && contender.isReady)
