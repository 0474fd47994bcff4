import {sayHalfDay} from '../../src/format/half-day.ts'
import {listCountries} from '../../src/model/countries.ts'
import {type FormField, parseForm} from '../../src/model/form.ts'
import {partsOf} from '../../src/model/form-parts.ts'
import {fieldStrings} from '../../src/ui/form/strings.ts'
import type {SeedForm} from '../seed/forms.ts'
import {say} from '../seed/say.ts'
import type {Store} from '../seed/stores.ts'
import {translateForm} from '../seed/translate-form.ts'
import type {Values} from '../server/forms/check.ts'
import {controlName} from '../server/forms/posted.ts'

/** A visitor's input in a refused form, and the reasons. */
export interface RefusedForm {
  formId: string
  values: Values
  error: string
  fieldErrors: Readonly<Record<string, string>>
}

const LIKERT_ANSWERS = ['-2', '-1', '0', '1', '2'] as const

const INPUT_TYPES: Record<string, string> = {email: 'email', password: 'password', website: 'url'}

const textsOf = (value: unknown): string[] => [value ?? []].flat().map((one) => `${one}`)

const choicesOf = (field: FormField, value: unknown) =>
  // without an id: a template would read the field's id instead
  field.options.map((option) => ({value: option, isChosen: textsOf(value).includes(option)}))

const listChoices = (choices: readonly string[] | 'countries', {language}: Store): readonly string[] =>
  choices === 'countries' ? ['', ...listCountries(language)] : choices

function partViews(field: FormField, value: unknown, store: Store) {
  const parts = partsOf(field)
  const values = textsOf(value)
  return parts.map(({title, choices = [], digits, autocomplete}, index) => {
    // a phone number without a country leaves the country's part empty
    const text = values[values.length - parts.length + index] ?? ''
    return {
      title,
      text,
      label: say(fieldStrings[title], store),
      name: controlName(field.id, title),
      id: `${field.id}-${title.toLowerCase()}`,
      maxLength: digits ?? '',
      autocomplete: autocomplete ?? '',
      choices: listChoices(choices, store).map((choice) => ({
        value: choice,
        label: title === 'Ampm' ? sayHalfDay(choice, store.language) : choice,
        isChosen: choice === text,
      })),
    }
  })
}

const questionsOf = ({id, options}: FormField, value: unknown, store: Store) =>
  options.map((question, index) => ({
    question,
    answers: LIKERT_ANSWERS.map((answer) => ({
      answer,
      label: say(fieldStrings[answer], store),
      name: controlName(id, index),
      isChosen: textsOf(Reflect.get(Object(value), question)).includes(answer),
    })),
  }))

/** Hidden fields contain the page's own query, otherwise their default (product.md §3, value shapes). */
export type Query = Readonly<Record<string, string>>

interface Filled {
  values: Values
  fieldErrors: Readonly<Record<string, string>>
  query: Query
  store: Store
}

/** One item of a form for the templates. A password is never sent back. */
function viewItem(field: FormField, {values, fieldErrors, query, store}: Filled) {
  const {id, kind, type, description, maxLength, key} = field
  const typed = Object.hasOwn(values, id) ? values[id] : field.value
  const error = Object.hasOwn(fieldErrors, id) ? fieldErrors[id] : ''
  const describedBy = [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ')
  return {
    ...field,
    value: Object.hasOwn(query, key) ? query[key] : field.value,
    error,
    describedBy,
    is: {[kind]: true},
    control: `${id}-field`,
    inputType: INPUT_TYPES[type] ?? 'text',
    isAmount: /^(number|currency)$/.test(type),
    text: type === 'password' ? '' : textsOf(typed).join(' '),
    limit: maxLength ?? 0,
    choices: choicesOf(field, typed),
    parts: kind === 'parts' ? partViews(field, typed, store) : [],
    questions: kind === 'likert' ? questionsOf(field, typed, store) : [],
  }
}

/** The page's description of the form for scripts (contract: forms). */
const contextOf = ({page: _, ...form}: SeedForm) => ({...form, formId: form.id})

/** A form of a page: the widget enhances it, and it works without script. */
export function viewForm(stored: SeedForm, store: Store, refused?: RefusedForm, query: Query = {}) {
  const form = translateForm(stored, store)
  const parsed = parseForm(form, () => {})
  const fields = parsed.ok ? parsed.value.fields : []
  const own = refused?.formId === form.id ? refused : null
  const {values = {}, fieldErrors = {}, error = ''} = own ?? {}
  return {
    ...form,
    error,
    action: `/form/${form.id}`,
    context: contextOf(form),
    submissionId: crypto.randomUUID(),
    items: fields.map((field) => ({
      ...viewItem(field, {values, fieldErrors, query, store}),
      currencySymbol: form.fields.find(({id}) => id === field.id)?.currencySymbol ?? '',
    })),
  }
}
