import {UNTRUSTED} from '../../../src/contract/attributes.ts'
import {backendName} from '../../../src/page/page.ts'
import {warn} from '../../../src/page/report.ts'
import {chosenValues} from '../../../src/ui/form/chosen-values.ts'
import type {Parts} from '../parts/read-parts.ts'
import {definition} from '../widget.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const FIELDS = 'input,select,textarea'
const BUTTONS = /^(submit|button|reset|image)$/
/** The name of a field as some platforms write it: `properties[Engraving]`. */
const PROPERTY = /^properties\[(.+)\]$/
/** Sent by the widget itself, or by a captcha. */
const KNOWN = /^((item|product|variant)_?id|id|sku|quantity|option:.*|g-recaptcha-response)$/i
/** For servers alone. */
const TECHNICAL = /^_|id$|token|csrf|crumb|utf8|form_type/i

/** Kinds of shops whose lines have no fields. */
const WITHOUT_FIELDS = /^(vendure|woocommerce)$/

/** The page's own fields in the form of a product: an engraving, a date, a file. */
export function findOwnFields({form, scope, button, isAuthored, controls, quantity}: Parts): Field[] {
  const isIn = (field: Field) =>
    form ? field.form === form : isAuthored && scope.contains(field) && !scope.contains(field.form)
  const isOthers = (field: Field) => {
    const holder = field.closest('[data-vitrine]')
    return holder !== null && !holder.contains(button)
  }
  return [...document.querySelectorAll<Field>(FIELDS)].filter(
    (field) =>
      isIn(field) &&
      !isOthers(field) &&
      field !== quantity &&
      !field.matches(':disabled') &&
      !field.closest(UNTRUSTED) &&
      !BUTTONS.test(field.type) &&
      !controls.some(({element}) => element === field),
  )
}

/** The first field whose own attributes do not allow its value. */
export const findInvalid = (fields: readonly Field[]): Field | undefined =>
  fields.find((field) => !field.checkValidity())

export const hasFiles = (fields: readonly Field[]): boolean =>
  fields.some((field) => field instanceof HTMLInputElement && !!field.files?.length)

function valuesOf(field: Field): string[] {
  if (field instanceof HTMLSelectElement) return chosenValues(field)
  const isBox = field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)
  return isBox && !field.checked ? [] : [field.value]
}

const isDropped = ({type, name}: Field): boolean => type === 'hidden' && !PROPERTY.test(name)

/** The answers in the fields, by name. Empty ones are left out, and so are hidden fields without such a name. */
export function readOwnFields(fields: readonly Field[]): Record<string, string | string[]> {
  const answers = new Map<string, string[]>()
  for (const field of fields) {
    const name = PROPERTY.exec(field.name)?.[1] ?? field.name
    if (!name || field.type === 'file' || isDropped(field) || KNOWN.test(field.name)) continue
    const values = valuesOf(field).filter((value) => value.trim())
    if (values[0]) answers.set(name, [...(answers.get(name) ?? []), ...values])
  }
  return Object.fromEntries(
    [...answers].map(([name, values]) => [name, values.length > 1 ? values : (values[0] ?? '')]),
  )
}

/** Warns the author about fields that no addition sends. */
export function warnOfDropped(fields: readonly Field[], root: Element, canPost: boolean): void {
  const unnamed = fields.filter(({name}) => !name)
  const hidden = fields.filter(
    (field) => isDropped(field) && !KNOWN.test(field.name) && !TECHNICAL.test(field.name),
  )
  const files = canPost ? [] : fields.filter(({type}) => type === 'file')
  const answered = WITHOUT_FIELDS.test(backendName() ?? '')
    ? fields.filter((field) => Object.keys(readOwnFields([field]))[0])
    : []
  const tell = (dropped: readonly Field[], why: string) => {
    if (dropped[0])
      warn(definition.name, `${why}: ${dropped.map(({name, id}) => name || id || '?').join(', ')}`, root)
  }
  tell(unnamed, 'does not send fields without a name')
  tell(hidden, 'does not send hidden fields, unless their name is properties[…]')
  tell(answered, 'has a shop without fields of lines, so it does not send')
  tell(files, 'sends files only with a form of method=post and enctype=multipart/form-data')
}
