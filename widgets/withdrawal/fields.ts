import type {WithdrawalRequest} from '../../src/actions/withdraw.ts'
import {type FormField, readField} from '../../src/model/form-field.ts'
import {type Control, controlsOf, findItems} from '../../src/ui/form/items.ts'

const TYPES = {name: 'text', orderOrContract: 'text', email: 'email'} as const

export type FieldName = keyof typeof TYPES

export const NAMES = ['name', 'orderOrContract', 'email'] as const satisfies readonly FieldName[]

/** What the law asks for, and no more. */
export const fields: readonly FormField[] = NAMES.map((name) =>
  readField({type: TYPES[name], required: true}, name),
)

export type Controls = ReadonlyMap<FieldName, Control>

/** What the visitor has typed. */
export type Typed = Pick<WithdrawalRequest, FieldName>

/** The control of each field. Throws if one is missing: a statement without it counts for nothing. */
export function findControls(form: HTMLFormElement): Controls {
  const items = findItems(form)
  return new Map(
    NAMES.map((name) => {
      const item = items.get(name)
      const control = item && controlsOf(item)[0]
      if (!control) throw new TypeError(`does not ask for "${name}". Give input[name=${name}]`)
      return [name, control] as const
    }),
  )
}

export function readTyped(controls: Controls): Typed {
  const textOf = (name: FieldName) => controls.get(name)?.value.trim() ?? ''
  return {name: textOf('name'), orderOrContract: textOf('orderOrContract'), email: textOf('email')}
}

/** The label of a control, without what an error line in it says. */
export function labelOf(control: Control): string {
  const copy = control.labels?.[0]?.cloneNode(true)
  if (!(copy instanceof Element)) return control.getAttribute('aria-label') ?? control.name
  for (const part of copy.querySelectorAll('input,select,textarea,.field-error')) part.remove()
  return copy.textContent.trim()
}
