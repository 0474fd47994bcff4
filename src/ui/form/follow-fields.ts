import type {FormField} from '../../model/form-field.ts'
import {partsOf} from '../../model/form-parts.ts'
import {type FieldProblem, findProblem} from '../../model/form-values.ts'
import {readItem} from './field-values.ts'
import {followCounter} from './follow-counter.ts'
import {followDirection} from './follow-direction.ts'
import {followLeaving} from './follow-leaving.ts'
import type {FollowTexts} from './follow-strings.ts'
import {belongsTo, type Control, controlsOf, findItems, findWrong, isNamed, isOff} from './items.ts'
import {showProblem} from './show-problem.ts'

/** Error texts by field id. */
export type Problems = ReadonlyMap<string, string>

export interface FieldsOptions {
  fields: readonly FormField[]
  /** Only the server validates. */
  isUnchecked?: boolean
  /** In plain HTML, the attributes of controls count as in browsers (`pattern`, `min`, `step`). */
  hasOwnChecks?: boolean
  /** The element that contains the fields. */
  root: Element
  texts: FollowTexts
  /** Called when the visitor has changed the errors. */
  onChange?: (problems: Problems) => void
}

export interface Fields {
  /**
   * Validates all fields and shows the errors; from then on, each field is validated when it changes. Before that, a
   * field is validated when the visitor has changed and left it. `isEased` leaves out the attributes of controls.
   */
  check: (isEased?: boolean) => Problems
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
export function followFields(options: FieldsOptions): Fields {
  const {fields, isUnchecked, hasOwnChecks, root, texts, onChange} = options
  let items = findItems(root)
  const shown = new Map<string, Shown>()
  const controller = new AbortController()
  let isLive = false
  let isStrict = hasOwnChecks
  followDirection(root, controller.signal)
  const counters = fields.flatMap(({id, kind, maxLength}) => {
    const item = kind === 'area' && maxLength !== null && items.get(id)
    return item ? followCounter(item, maxLength, texts) : []
  })

  function findKind(field: FormField): FieldProblem | null {
    const item = items.get(field.id)
    // a field that is not in the form, or disabled, cannot be corrected
    return item && !isUnchecked && !isOff(item) ? findProblem(field, readItem(field, item)) : null
  }
  /** The control that a browser would refuse. */
  function findRefused({id}: FormField): Control | undefined {
    const item = items.get(id)
    return isStrict && item && !isUnchecked && isNamed(item) ? findWrong(item) : undefined
  }
  function find(field: FormField): string | null {
    const problem = findKind(field)
    return problem
      ? texts(problem, {email: texts('emailFormat')})
      : findRefused(field)?.validationMessage || null
  }

  function put(id: string, message: string | null, role?: string): void {
    const before = shown.get(id)
    const item = items.get(id)
    if (before?.message === message) return
    before?.remove()
    shown.delete(id)
    if (message && item) shown.set(id, {message, remove: showProblem(item, message, role)})
  }

  const problems = (): Problems =>
    new Map(
      fields.flatMap(({id}) => {
        const one = shown.get(id)
        return one ? [[id, one.message] as const] : []
      }),
    )

  const holds = ({id}: FormField, target: Node): boolean => {
    const item = items.get(id)
    return !!item && belongsTo(item, target)
  }
  function update(field: FormField, role?: string): void {
    const problem = find(field)
    if (problem === (shown.get(field.id)?.message ?? null)) return
    put(field.id, problem, role)
    onChange?.(problems())
  }
  function onInput({target}: Event): void {
    const field = target instanceof Node && fields.find((one) => holds(one, target))
    if (field && (isLive || shown.has(field.id))) update(field)
  }
  for (const type of ['input', 'change']) root.addEventListener(type, onInput, controller)

  /** Before the first error, an empty field is one that the visitor may return to. */
  function onLeave(control: Control, next: Element | null): void {
    const field = fields.find((one) => holds(one, control))
    // an error is up to date, or the server knows more
    if (!field || shown.has(field.id) || (next && holds(field, next))) return
    const isMissing = findKind(field) === 'required' || findRefused(field)?.validity.valueMissing
    const isEarly = !shown.size && isMissing
    // the focus is elsewhere: it has to be announced
    if (!isEarly) update(field, 'alert')
  }
  followLeaving(root, onLeave, controller.signal)

  return {
    check(isEased) {
      isLive = true
      isStrict = hasOwnChecks && !isEased
      // a script may have replaced a control
      items = findItems(root)
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
      return controls.find(isMissing) ?? (field && findRefused(field)) ?? controls[0]
    },
    end() {
      controller.abort()
      for (const {remove} of shown.values()) remove()
      for (const end of counters) end()
    },
  }
}
