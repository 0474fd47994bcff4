import {say, sayEach} from './say.ts'
import type {Store} from './stores.ts'
import type {AdditionalFieldsForm} from './types.ts'

const OF_FORMS = ['name', 'submitButtonText', 'submissionMessage', 'submissionHTML', 'disclaimerMessage']
const OF_FIELDS = ['title', 'description', 'placeholder', 'currencySymbol']

type Field = AdditionalFieldsForm['fields'][number]

const translateField = (field: Field, store: Store): Field => ({
  ...sayEach(field, OF_FIELDS, store),
  ...(field.options && {options: field.options.map((option) => say(option, store))}),
})

/** A form in the language of a store. */
export const translateForm = <F extends Partial<AdditionalFieldsForm>>(form: F, store: Store): F => ({
  ...sayEach(form, OF_FORMS, store),
  ...(form.fields && {fields: form.fields.map((field) => translateField(field, store))}),
})
