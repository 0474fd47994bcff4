import {changedLines} from '../api-report/changed-lines.ts'
import {block, table} from '../markdown.ts'

/** What a change may alter without anyone noticing. */
export interface Measured {
  /** The report of the public API. */
  api: string
  /** Bytes by journey. */
  journeys: ReadonlyMap<string, number>
  /** Bytes by package, as size-limit measures them. */
  packages: ReadonlyMap<string, number>
}

/** A summary has at most a megabyte. */
const MOST_LINES = 500

const bytes = (count: number | undefined): string => count?.toLocaleString('en') ?? '–'

function growth(before: number | undefined, after: number | undefined): string {
  if (before === undefined) return 'new'
  if (after === undefined) return 'removed'
  if (before === after) return '0'
  const percent = before ? ` (${(100 * (after / before - 1)).toFixed(2)} %)` : ''
  return `**${after > before ? '+' : '−'}${bytes(Math.abs(after - before))}**${percent}`
}

function sizes(
  head: string,
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string[] {
  const names = new Set([...before.keys(), ...after.keys()])
  return table(
    [head, 'before', 'after', 'bytes'],
    Array.from(names, (name) => {
      const [old, now] = [before.get(name), after.get(name)]
      return [name, bytes(old), bytes(now), growth(old, now)]
    }),
  )
}

function api(before: string, after: string): string[] {
  const lines = changedLines(before, after)
  if (!lines.length) return ['', 'Nothing changes.']
  const rest = lines.length - MOST_LINES
  return [
    '',
    ...block('diff', lines.slice(0, MOST_LINES).join('\n')),
    ...(rest > 0 ? ['', `And ${rest} more lines.`] : []),
  ]
}

/** What a change alters, as Markdown. */
export const compare = (before: Measured, after: Measured): string =>
  [
    '## Public API',
    ...api(before.api, after.api),
    '',
    '## Journeys',
    ...sizes('journey', before.journeys, after.journeys),
    '',
    '## Packages',
    ...sizes('package', before.packages, after.packages),
    '',
  ].join('\n')
