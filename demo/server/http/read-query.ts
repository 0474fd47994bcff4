import type {DemoContext} from './env.ts'

/** Characters of a query that a search uses. */
export const LONGEST_QUERY = 100

/** What a visitor searches for. */
export const readQuery = (c: DemoContext): string => (c.req.query('q') ?? '').trim().slice(0, LONGEST_QUERY)
