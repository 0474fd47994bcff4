import {isRecord} from '../../lib/is-record.ts'
import {parseJson} from '../../lib/parse-json.ts'
import {createUuid} from '../../lib/uuid.ts'
import type {Form, FormField} from '../../model/form.ts'
import {type FieldValue, findProblem} from '../../model/form-values.ts'
import {answer, NO_CONTENT, readBody, readText} from './ask.ts'
import {INVALID, readEmail} from './read-email.ts'
import {Refusal} from './refusal.ts'
import type {Route} from './route.ts'
import type {Supply} from './supply.ts'

const TEXTS = {
  required: 'This field is required.',
  email: 'This is not an e-mail address.',
  tooLong: 'This is too long.',
  date: 'There is no such date.',
  time: 'There is no such time.',
} as const

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string')

const isByQuestion = (value: unknown): value is Record<string, string[]> =>
  isRecord(value) && Object.values(value).every(isList)

/** Null for a value that does not fit the kind of field. */
function readValue({kind}: FormField, value: unknown = kind === 'likert' ? {} : ''): FieldValue | null {
  if (kind === 'likert') return isByQuestion(value) ? value : null
  return typeof value === 'string' || isList(value) ? value : null
}

function problemOf(field: FormField, sent: unknown): string | null {
  const value = readValue(field, sent)
  if (value === null) return 'This is no value of this field.'
  const problem = findProblem(field, value)
  if (problem) return TEXTS[problem]
  const isChoice = /^(select|radio|checkbox)$/.test(field.kind)
  const chosen = [value].flat().filter(Boolean)
  return isChoice && !chosen.every((option) => field.options.includes(`${option}`))
    ? 'Choose one of the options.'
    : null
}

/** Throws errors by field id. A form without a definition accepts any answers. */
function check(form: Form | null, values: Record<string, unknown>): void {
  const problems = (form?.fields ?? []).flatMap((field) => {
    const problem = problemOf(field, Object.hasOwn(values, field.id) ? values[field.id] : undefined)
    return problem ? [[field.id, problem] as const] : []
  })
  if (problems.length) throw new Refusal(400, INVALID, {errors: Object.fromEntries(problems)})
}

function findForm({forms}: Supply, id: string): Form | null {
  const form = forms.get(id)
  if (form === undefined) throw new Refusal(404, 'There is no such form.')
  return form
}

function readValues(text: unknown): Record<string, unknown> {
  const parsed = parseJson(readText(text, 'form'))
  if (parsed.ok && isRecord(parsed.value)) return parsed.value
  throw new Refusal(400, 'form is not the JSON text of an object.')
}

/** The mock shop does not store answers. */
export function formRoutes(supply: Supply, keys: Set<string>): readonly Route[] {
  return [
    [
      'POST',
      '/api/form/FormSubmissionKey',
      () => {
        const key = createUuid()
        keys.add(key)
        return answer({key})
      },
    ],
    [
      'POST',
      '/api/form/SaveFormSubmission',
      (ask) => {
        const {key, formId, form} = readBody(ask)
        if (!keys.delete(readText(key, 'key'))) throw new Refusal(400, 'This key is unknown, or was used.')
        check(findForm(supply, readText(formId, 'formId')), readValues(form))
        return NO_CONTENT
      },
    ],
    [
      'POST',
      '/api/rest/forms/validate/*',
      (ask, [id = '']) => {
        check(findForm(supply, id), readBody(ask))
        return NO_CONTENT
      },
    ],
    [
      'GET',
      '/api/template/GetTemplateSchema',
      (_ask, _parts, query) => {
        const form = findForm(supply, query.get('formId') ?? '')
        return answer({fields: (form?.fields ?? []).map((field) => ({...field, name: field.id}))})
      },
    ],
    [
      'POST',
      '/api/commerce/restock-notification',
      (ask) => {
        const {productId, email} = readBody(ask)
        if (!supply.products.has(readText(productId, 'productId')))
          throw new Refusal(404, 'There is no such item.')
        readEmail(email)
        return NO_CONTENT
      },
    ],
  ]
}
