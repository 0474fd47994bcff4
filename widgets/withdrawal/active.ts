import {type WithdrawalRequest, withdraw} from '../../src/actions/withdraw.ts'
import {emit} from '../../src/page/emit.ts'
import type {ActiveForm} from '../../src/ui/form/attach-form.ts'
import type {Failure} from '../../src/ui/form/failure.ts'
import {followFields, type Problems} from '../../src/ui/form/follow-fields.ts'
import {followTexts} from '../../src/ui/form/follow-strings.ts'
import {adoptButton, type FormButton} from '../../src/ui/form/form-button.ts'
import {isUntouched} from '../../src/ui/form/is-untouched.ts'
import type {KeyedDraft} from '../../src/ui/form/keyed-draft.ts'
import {createLines} from '../../src/ui/form/problem-line.ts'
import {deliver} from '../../src/ui/form/submission.ts'
import {createAdoptionSet} from '../../src/widget/adoption-set.ts'
import {type Confirmation, createConfirmation} from './confirmation.ts'
import {type Controls, fields, readTyped} from './fields.ts'
import {createReceipt} from './receipt.ts'
import {definition, texts} from './widget.ts'

interface Attached {
  /** The claimed element: events bubble from it. */
  element: HTMLElement
  form: HTMLFormElement
  controls: Controls
  draft: KeyedDraft
  /** Aborted when the form is unmounted. */
  signal: AbortSignal
}

interface Problem {
  message: string
  place: Element
}

/** The statement of a form that has its own text for it, otherwise the default. */
const statementOf = (form: HTMLFormElement): string => {
  const written = form.querySelector<HTMLTextAreaElement>('[name=statement]')?.value.trim()
  return written || texts('statement')
}

const isLost = ({status}: Failure): boolean => status === null
/** The key was used for another statement. */
const isTaken = ({status}: Failure): boolean => status === 409 || status === 422

const createProblemLines = (signal: AbortSignal) =>
  createLines<Problem>(
    ({message, place}) => ({
      tag: 'p',
      className: 'withdrawal__problem',
      message,
      role: 'alert',
      controls: [],
      put: (line) => place.prepend(line),
    }),
    signal,
  )

const wordsOf = (failure: Failure): string =>
  [failure.message, ...failure.fieldErrors.values(), isLost(failure) ? texts('kept') : '']
    .filter(Boolean)
    .join(' ')

/** The fields of the first step. The focus moves to the first one with a problem. */
function createFirstStep({form, controls, signal}: Attached) {
  const followed = followFields({fields, root: form, texts: followTexts})
  signal.addEventListener('abort', () => followed.end())
  function focusFirst(problems: Problems): void {
    const first = fields.find(({id}) => problems.has(id))
    if (first) followed.controlOf(first.id)?.focus()
  }
  return {
    /** True without a problem. */
    check(): boolean {
      const problems = followed.check()
      focusFirst(problems)
      return !problems.size
    },
    show(problems: Problems): void {
      followed.show(problems)
      if (problems.size) focusFirst(problems)
      else controls.get('name')?.focus()
    },
  }
}

/** The statement, its confirmation, the receipt. Each takes the place of the one before. */
export function createActive(attached: Attached): ActiveForm {
  const {element, form, controls, draft, signal} = attached
  const adopt = createAdoptionSet(signal)
  const firstStep = createFirstStep(attached)
  const submission = {owner: definition.name, element, detail: {}, offline: texts('offline')}
  const showLines = createProblemLines(signal)
  // the code may have loaded after the first letters were typed
  if (![...controls.values()].every(isUntouched)) draft.keep()

  let confirmation: Confirmation | null = null
  let button: FormButton | null = null
  let said: Omit<WithdrawalRequest, 'key'> | null = null
  let status: 'typing' | 'asked' | 'sending' | 'sent' = 'typing'
  /** Ends what belongs to the second step. */
  let asking = new AbortController()
  signal.addEventListener('abort', () => asking.abort())

  /** Shows the first step again, with the server's words for its fields. */
  function goBack(problems: Problems = new Map()): void {
    asking.abort()
    showLines([])
    confirmation = null
    status = 'typing'
    adopt(form, {content: undefined})
    firstStep.show(problems)
  }

  function ask(): void {
    const typed = readTyped(controls)
    said = {...typed, statement: statementOf(form)}
    confirmation = createConfirmation(controls, typed, said.statement)
    asking = new AbortController()
    adopt(form, {content: [confirmation.element]})
    confirmation.change.addEventListener('click', () => status === 'asked' && goBack(), asking)
    button = adoptButton({form, button: confirmation.confirm, signal: asking.signal})
    status = 'asked'
    confirmation.title.focus()
  }

  function showFailure(failure: Failure): void {
    const {fieldErrors} = failure
    status = 'asked'
    button?.show({})
    if (isTaken(failure)) draft.dropKey()
    if (fields.some(({id}) => fieldErrors.has(id))) {
      goBack(fieldErrors)
      return
    }
    if (confirmation) showLines([{message: wordsOf(failure), place: confirmation.element}])
  }

  async function send(): Promise<void> {
    if (!said || !confirmation || !emit('form-submit', {values: {...said}}, element, true)) return
    status = 'sending'
    showLines([])
    button?.show({isBusy: true, isDisabled: true, label: texts('sending')})
    const {entries} = confirmation
    const request = {...said, key: draft.keyOf(said)}
    let receipt: HTMLElement | undefined
    const failure = await deliver(submission, async () => {
      receipt = createReceipt(await withdraw(request), request, entries)
    })
    if (!failure) draft.clear()
    if (signal.aborted) return
    if (failure || !receipt) {
      if (failure) showFailure(failure)
      return
    }
    asking.abort()
    status = 'sent'
    adopt(form, {content: [receipt]})
    receipt.focus()
  }

  return {
    async submit() {
      if (status === 'asked') return send()
      if (status === 'typing' && firstStep.check()) ask()
    },
  }
}
