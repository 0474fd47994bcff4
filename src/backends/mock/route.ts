import type {Answer, Ask} from './ask.ts'

/** A method, the pattern of a whole path, and what answers; it gets the parts of the path that the pattern takes. */
export type Route = readonly [
  method: string,
  path: string,
  serve: (ask: Ask, parts: readonly string[], query: URLSearchParams) => Answer,
]
