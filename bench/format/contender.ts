import type {Values} from './values.ts'

/** Writes a list of values of each kind, one per line. */
export type Writers = {readonly [K in keyof Values]: (values: readonly Values[K][]) => string}

/** Loads everything that it needs, and nothing before it is called. */
export type Open = (locale: string) => Promise<Writers>

export interface Contender {
  name: string
  /** Only for comparison: omitted in a quick run. @default false */
  isExtra?: boolean
  open: Open
}
