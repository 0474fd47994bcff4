import type {FormField} from '../../model/form-field.ts'
import {partsOf} from '../../model/form-parts.ts'
import {findProblem} from '../../model/form-values.ts'
import {readItem} from './field-values.ts'
import {followCounter} from './follow-counter.ts'
import type {FollowTexts} from './follow-strings.ts'
import {belongsTo, type Control, controlsOf, findItems} from './items.ts'
import {showProblem} from './show-problem.ts'

/** What is wrong, in words, by field id. */
export type Problems = ReadonlyMap<string, string>

export interface FieldsOptions {
  fields: readonly FormField[]
  /** Nothing is found wrong here: the server alone checks. */
  isUnchecked?: boolean
  /** What the fields are looked for in. */
  root: Element
  texts: FollowTexts
  /** Called when the visitor has changed what is wrong. */
  onChange?: (problems: Problems) => void
}

export interface Fields {
  /** Checks all fields and shows what is wrong; from the first time on, each one as it is changed. */
  check: () => Problems
  /** Shows what else is wrong, instead of what is shown. */
  show: (problems: Problems) => void
  /** The control of a field that is to be mended first. */
  controlOf: (id: string) => Control | undefined
  end: () => void
}

interface Shown {
  message: string
  remove: () => void
}

/** The fields of a form, rendered by the server or by us: errors stand above each, and long texts are counted. */
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
    // what is not asked for cannot be mended
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
