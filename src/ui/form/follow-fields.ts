import type {FormField} from '../../model/form-field.ts'
import {partsOf} from '../../model/form-parts.ts'
import {findProblem} from '../../model/form-values.ts'
import {readItem} from './field-values.ts'
import {followCounter} from './follow-counter.ts'
import type {FollowTexts} from './follow-strings.ts'
import {belongsTo, type Control, controlsOf, findItems} from './items.ts'
import {showProblem} from './show-problem.ts'

/** Error texts by field id. */
export type Problems = ReadonlyMap<string, string>

export interface FieldsOptions {
  fields: readonly FormField[]
  /** Only the server validates. */
  isUnchecked?: boolean
  /** The element that contains the fields. */
  root: Element
  texts: FollowTexts
  /** Called when the visitor has changed the errors. */
  onChange?: (problems: Problems) => void
}

export interface Fields {
  /** Validates all fields and shows the errors; from then on, each field is validated when it changes. */
  check: () => Problems
  /** Shows other errors in place of the current ones. */
  show: (problems: Problems) => void
  /** The control of a field that the visitor should correct first. */
  controlOf: (id: string) => Control | undefined
  end: () => void
}

interface Shown {
  message: string
  remove: () => void
}

/** The fields of a form, rendered by the server or by us: errors are shown above each, and long texts are counted. */
export function followFields({fields, isUnchecked, root, texts, onChange}: FieldsOptions): Fields {
  const items = findItems(root)
  const shown = new Map<string, Shown>()
  const controller = new AbortController()
  let isLive = false
  const counters = fields.flatMap(({id, kind, maxLength}) => {
    const item = kind === 'area' && maxLength !== null && items.get(id)
    return item ? followCounter(item, maxLength, texts) : []
  })

  function find(field: FormField): string | null {
    const item = items.get(field.id)
    // a field that is not in the form cannot be corrected
    const problem = item && !isUnchecked && findProblem(field, readItem(field, item))
    return problem ? texts(problem, {email: texts('emailFormat')}) : null
  }

  function put(id: string, message: string | null): void {
    const before = shown.get(id)
    const item = items.get(id)
    if (before?.message === message) return
    before?.remove()
    shown.delete(id)
    if (message && item) shown.set(id, {message, remove: showProblem(item, message)})
  }

  const problems = (): Problems =>
    new Map(
      fields.flatMap(({id}) => {
        const one = shown.get(id)
        return one ? [[id, one.message] as const] : []
      }),
    )

  function onInput({target}: Event): void {
    if (!isLive || !(target instanceof Node)) return
    const field = fields.find(({id}) => {
      const item = items.get(id)
      return item && belongsTo(item, target)
    })
    const problem = field && find(field)
    if (!field || problem === (shown.get(field.id)?.message ?? null)) return
    put(field.id, problem ?? null)
    onChange?.(problems())
  }
  for (const type of ['input', 'change']) root.addEventListener(type, onInput, controller)

  return {
    check() {
      isLive = true
      for (const field of fields) put(field.id, find(field))
      return problems()
    },
    show(wrong) {
      isLive = true
      for (const {id} of fields) put(id, wrong.get(id) ?? null)
    },
    controlOf(id) {
      const item = items.get(id)
      const field = fields.find((one) => one.id === id)
      const [controls, parts] = [item ? controlsOf(item) : [], field ? partsOf(field) : []]
      const before = controls.length - parts.length
      const isMissing = ({value}: Control, index: number) =>
        !value.trim() && !parts[index - before]?.isOptional
      return controls.find(isMissing) ?? controls[0]
    },
    end() {
      controller.abort()
      for (const {remove} of shown.values()) remove()
      for (const end of counters) end()
    },
  }
}
