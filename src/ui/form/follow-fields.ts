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

/** A field that is not in the form, or disabled, cannot be corrected. */
const kindOf = (field: FormField, item: HTMLElement | undefined): FieldProblem | null =>
  item && !isOff(item) ? findProblem(field, readItem(field, item)) : null

/** The control that a browser would refuse. */
const refusedIn = (item: HTMLElement | undefined): Control | undefined =>
  item && isNamed(item) ? findWrong(item) : undefined

/** The first empty control of a field that may not be empty. */
function findEmpty(field: FormField | undefined, controls: readonly Control[]): Control | undefined {
  const parts = field ? partsOf(field) : []
  const before = controls.length - parts.length
  return controls.find(({value}, index) => !value.trim() && !parts[index - before]?.isOptional)
}

/** The messages above the fields, by field id. */
function createMessages(itemOf: (id: string) => HTMLElement | undefined) {
  const shown = new Map<string, Shown>()
  return {
    of: (id: string): string | null => shown.get(id)?.message ?? null,
    isEmpty: () => !shown.size,
    put(id: string, message: string | null, role?: string): void {
      const before = shown.get(id)
      const item = itemOf(id)
      if (before?.message === message) return
      before?.remove()
      shown.delete(id)
      if (message && item) shown.set(id, {message, remove: showProblem(item, message, role)})
    },
    removeAll(): void {
      for (const {remove} of shown.values()) remove()
    },
  }
}

/** The fields of a form, rendered by the server or by us: errors are shown above each, and long texts are counted. */
export function followFields(options: FieldsOptions): Fields {
  const {fields, isUnchecked, hasOwnChecks, root, texts, onChange} = options
  let items = findItems(root)
  const messages = createMessages((id) => items.get(id))
  const controller = new AbortController()
  let isLive = false
  let isStrict = hasOwnChecks
  followDirection(root, controller.signal)
  const counters = fields.flatMap(({id, kind, maxLength}) => {
    const item = kind === 'area' && maxLength !== null && items.get(id)
    return item ? followCounter(item, maxLength, texts) : []
  })

  const findKind = (field: FormField): FieldProblem | null =>
    isUnchecked ? null : kindOf(field, items.get(field.id))
  const findRefused = ({id}: FormField): Control | undefined =>
    isStrict && !isUnchecked ? refusedIn(items.get(id)) : undefined
  function find(field: FormField): string | null {
    const problem = findKind(field)
    return problem
      ? texts(problem, {email: texts('emailFormat')})
      : findRefused(field)?.validationMessage || null
  }

  const problems = (): Problems =>
    new Map(
      fields.flatMap(({id}) => {
        const message = messages.of(id)
        return message ? [[id, message] as const] : []
      }),
    )

  const holds = ({id}: FormField, target: Node): boolean => {
    const item = items.get(id)
    return !!item && belongsTo(item, target)
  }
  function update(field: FormField, role?: string): void {
    const problem = find(field)
    if (problem === messages.of(field.id)) return
    messages.put(field.id, problem, role)
    onChange?.(problems())
  }
  function onInput({target}: Event): void {
    const field = target instanceof Node && fields.find((field) => holds(field, target))
    if (field && (isLive || messages.of(field.id))) update(field)
  }
  for (const type of ['input', 'change']) root.addEventListener(type, onInput, controller)

  /** Before the first error, an empty field is one that the visitor may return to. */
  function onLeave(control: Control, next: Element | null): void {
    const field = fields.find((field) => holds(field, control))
    // an error is up to date, or the server knows more
    if (!field || messages.of(field.id) || (next && holds(field, next))) return
    const isMissing = findKind(field) === 'required' || findRefused(field)?.validity.valueMissing
    const isEarly = messages.isEmpty() && isMissing
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
      for (const field of fields) messages.put(field.id, find(field))
      return problems()
    },
    show(wrong) {
      isLive = true
      for (const {id} of fields) messages.put(id, wrong.get(id) ?? null)
    },
    controlOf(id) {
      const item = items.get(id)
      const field = fields.find((field) => field.id === id)
      const controls = item ? controlsOf(item) : []
      return findEmpty(field, controls) ?? (field && findRefused(field)) ?? controls[0]
    },
    end() {
      controller.abort()
      messages.removeAll()
      for (const end of counters) end()
    },
  }
}
