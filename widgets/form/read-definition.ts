import {isRecord} from '../../src/lib/is-record.ts'
import {parseJson} from '../../src/lib/parse-json.ts'
import {type FormSettings, parseForm, readSettings} from '../../src/model/form.ts'
import type {FormField} from '../../src/model/form-field.ts'
import {warn as tell} from '../../src/page/report.ts'
import {readHandlerIds} from '../../src/ui/form/handler-ids.ts'
import {definition} from './widget.ts'

const BLOCK = '.sqs-block-form'
const CONTEXT = 'script.sqs-form-block-context'

/** The description of a form in the page. Without `fields`, the fields are those in the server HTML. */
export interface Described {
  settings: FormSettings
  fields: readonly FormField[] | null
}

/** The script with the definition, in the element, in its block, or next to it. */
const findContext = (element: Element): Element | null | undefined =>
  element.querySelector(CONTEXT) ??
  element.closest(BLOCK)?.querySelector(CONTEXT) ??
  element.parentElement?.querySelector(`:scope > ${CONTEXT}`)

function readContext(element: Element, warn: (problem: string) => void): Record<string, unknown> {
  const script = findContext(element)
  const parsed = parseJson(script?.textContent)
  if (parsed.ok && isRecord(parsed.value)) return parsed.value
  if (script) warn(`${CONTEXT} ${parsed.ok ? 'is not an object' : parsed.problem}`)
  return {}
}

/** The JSON of some pages has the form as one of its parts. */
const flatten = (json: Record<string, unknown>): Record<string, unknown> =>
  isRecord(json.form) ? {...json.form, ...json} : json

interface Source {
  element: HTMLElement
  form: HTMLFormElement | null
  /** The value of `data-form`. */
  json: unknown
  formId: string | null
}

/** The JSON in the attribute takes precedence over that in the block, its ids over those of the handler. */
export function readDefinition({element, form, json, formId}: Source): Described {
  const warn = (problem: string) => tell(definition.name, problem, element)
  if (json !== null && !isRecord(json)) warn('data-form is not an object')
  const described = flatten(isRecord(json) ? json : readContext(element, warn))
  const ids = {...(formId && {id: formId}), ...readHandlerIds(form)}
  const all = {...ids, ...described}
  if ('fields' in all) {
    const parsed = parseForm(all, warn)
    if (parsed.ok) return {settings: parsed.value, fields: parsed.value.fields}
    warn(parsed.problem)
  }
  return {settings: readSettings(all), fields: null}
}
