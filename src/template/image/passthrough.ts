import {isRecord} from '../../lib/is-record.ts'
import {asText} from '../value.ts'

/** Attributes that the image prints itself. */
const OWN = new Set([
  'alt',
  'class',
  'data-on-loading-complete',
  'decoding',
  'fetchpriority',
  'height',
  'loading',
  'sizes',
  'src',
  'srcset',
  'style',
  'width',
])

const NAME = /^[a-z_][\w:.-]*$/

/** The problem of a name; null for a valid one. Event handlers are rejected: they would run their value. */
function problemOf(name: string): string | null {
  if (!NAME.test(name) || name in {}) return 'is no name of an attribute'
  if (name.startsWith('on')) return 'is an event handler'
  return OWN.has(name) ? 'is printed by the image itself' : null
}

const isPrintable = (value: unknown): boolean =>
  value === undefined || value === null || /^(?:string|number|boolean)$/.test(typeof value)

function problemWith(name: string, value: unknown): string | null {
  const problem = problemOf(name.toLowerCase())
  return problem ?? (isPrintable(value) ? null : 'is neither text nor number')
}

/** One sentence for each attribute that cannot be printed. */
export function checkPassthrough(passthrough: unknown): string[] {
  if (passthrough === undefined || passthrough === null) return []
  if (!isRecord(passthrough)) return ['passthrough must be an object']
  return Object.entries(passthrough).flatMap(([name, value]) => {
    const problem = problemWith(name, value)
    return problem ? `passthrough "${name}" ${problem}` : []
  })
}

/** By lower-case name; false, null and undefined are left out. Of names that differ by case the last one counts. */
export const readPassthrough = (passthrough: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isRecord(passthrough) ? passthrough : {}).flatMap(([name, value]) =>
      value === false || value === null || value === undefined
        ? []
        : [[name.toLowerCase(), value === true ? '' : asText(value)]],
    ),
  )
