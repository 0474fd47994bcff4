import type {Values} from './values.ts'

/** Writes a list of values of each kind, each behind the other with a line end after it. */
export type Writers = {readonly [K in keyof Values]: (values: readonly Values[K][]) => string}

/** Loads all that it needs, and nothing before it is called. */
export type Open = (locale: string) => Promise<Writers>

export interface Contender {
  name: string
  /** Stands beside the others only: left out of a quick run. @default false */
  isExtra?: boolean
  open: Open
}
