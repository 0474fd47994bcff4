import {parseJson} from '../lib/parse-json.ts'
import {page} from '../page/page.ts'
import {warn} from '../page/report.ts'
import type {Attribute, Definition, Props} from './definition.ts'

type Complain = (problem: string) => void

function readNumber(
  text: string,
  attribute: Attribute & {type: 'integer' | 'number'},
  complain: Complain,
): number | null {
  const {min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER} = attribute
  const isWhole = attribute.type === 'integer'
  const number = Number(text)
  const isOfType = isWhole ? Number.isInteger(number) : Number.isFinite(number)
  const inRange = Math.min(Math.max(number, min), max)
  if (inRange === number && isOfType) return number
  complain(`is no ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`)
  return isOfType ? inRange : attribute.default
}

function readJson(text: string | undefined, complain: Complain): unknown {
  const parsed = parseJson(text)
  if (parsed.ok) return parsed.value
  complain(parsed.problem)
  return null
}

function readValue(text: string | undefined, attribute: Attribute, complain: Complain): unknown {
  if (attribute.type === 'json') return readJson(text, complain)
  if (attribute.type === 'boolean')
    return text === undefined ? attribute.default : !/^(false|null|0)$/.test(text)
  if (!text || text === 'null') return attribute.default
  if (attribute.type === 'integer' || attribute.type === 'number')
    return readNumber(text, attribute, complain)
  if (attribute.type === 'text' || attribute.choices.includes(text)) return text
  complain(`is not one of ${attribute.choices.join(', ')}`)
  return attribute.default
}

/**
 * Reads a widget's `data-*` attributes. Absent, empty, `"null"` and malformed values fall back to the default;
 * malformed and out-of-range values cause a warning.
 */
export function readProps<const D extends Definition>(element: HTMLElement, definition: D): Props<D> {
  const {name: widget, attributes} = definition
  const props: Record<string, unknown> = {}
  for (const [name, attribute] of Object.entries(attributes)) {
    const text = element.getAttribute(`data-${name}`) ?? undefined
    props[name] = readValue(text, attribute, (problem) => {
      if ('isVital' in attribute) throw new SyntaxError(`data-${name} ${problem}`)
      warn(widget, `data-${name}="${text}" ${problem}`, element)
    })
  }
  page().overlay?.read(element, props)
  return props as Props<D>
}
