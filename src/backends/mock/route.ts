import type {Answer, Ask} from './ask.ts'

/** A method, a path with `*` for any segment, and a handler; it gets the segments at the asterisks. */
export type Route = readonly [
  method: string,
  path: string,
  serve: (ask: Ask, parts: readonly string[], query: URLSearchParams) => Answer,
]
