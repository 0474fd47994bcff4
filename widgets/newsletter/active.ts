import {readPagePlace, submitForm} from '../../src/actions/forms.ts'
import {emit} from '../../src/page/emit.ts'
import type {Captcha} from '../../src/ui/captcha/create-captcha.ts'
import {startCaptcha} from '../../src/ui/captcha/load-captcha.ts'
import type {ActiveForm} from '../../src/ui/form/attach-form.ts'
import {followDraft} from '../../src/ui/form/draft.ts'
import type {Failure} from '../../src/ui/form/failure.ts'
import {followLeaving} from '../../src/ui/form/follow-leaving.ts'
import {isUntouched} from '../../src/ui/form/is-untouched.ts'
import type {Control} from '../../src/ui/form/items.ts'
import {isRefusedOutside} from '../../src/ui/form/outside-form.ts'
import {createLines, type Line} from '../../src/ui/form/problem-line.ts'
import {deliver} from '../../src/ui/form/submission.ts'
import {hasFiles, joinUnasked, postElsewhere, skipsChecks} from '../../src/ui/form/unasked.ts'
import {postFiles} from '../../src/ui/native-fallback/native-fallback.ts'
import {findProblem, findRefused, type Item, readItems, readValues} from './items.ts'
import {emailIdOf} from './settings.ts'
import {showThanks} from './thanks.ts'
import type {Attached} from './types.ts'
import {definition, texts} from './widget.ts'

/** A problem, and its item, if any. */
interface Problem {
  message: string
  item?: Item | undefined
}

const createLine = (form: HTMLFormElement, {message, item}: Problem): Line => ({
  tag: 'p',
  className: 'newsletter__message',
  message,
  role: 'alert',
  controls: item?.controls ?? [],
  put: (line) => (item?.place ?? form).prepend(line),
})

/** The first control to fix. */
function findWrong(problems: readonly Problem[]): HTMLElement | undefined {
  const controls = problems.find(({item}) => item)?.item?.controls
  return controls?.find(({value}) => !value.trim()) ?? controls?.[0]
}

function readProblem(item: Item, hasOwnChecks: boolean): Problem | [] {
  const problem = findProblem(item)
  if (problem) return {item, message: texts(problem, {email: texts('emailFormat')})}
  const refused = hasOwnChecks && findRefused(item)
  return refused ? {item, message: refused.validationMessage} : []
}

function readProblems({message, fieldErrors}: Failure, items: readonly Item[]): Problem[] {
  const problems = [...fieldErrors].map(([id, text]): Problem => {
    // a form with one field shows the error there, whatever field the server names
    const item = items.length === 1 ? items[0] : items.find((item) => item.id === id)
    return {item, message: item && text ? text : `${message} ${text}`.trim()}
  })
  return problems.length ? problems : [{message}]
}

/**
 * Restores text typed before; text that the browser has restored, or that the visitor typed since, takes precedence.
 */
function restoreValues(controls: readonly Control[], stored: unknown): boolean {
  const all: readonly unknown[] = Array.isArray(stored) ? stored : []
  controls.forEach((control, index) => {
    if (isUntouched(control)) restoreState(control, all[index])
  })
  return all.length > 0
}

const isChoice = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)

/** What the visitor has typed or chosen. */
function readState(control: Control): string | boolean | string[] {
  if (control instanceof HTMLSelectElement) return [...control.selectedOptions].map(({value}) => value)
  return isChoice(control) ? control.checked : control.value
}

function restoreState(control: Control, state: unknown): void {
  if (control instanceof HTMLSelectElement && Array.isArray(state))
    for (const option of control.options) option.selected = state.includes(option.value)
  else if (isChoice(control) && typeof state === 'boolean') control.checked = state
  else if (typeof state === 'string') control.value = state
}

interface ProblemParts {
  form: HTMLFormElement
  items: readonly Item[]
  hasOwnChecks: boolean
  signal: AbortSignal
}

/** The problems of the fields: all are found when the form is sent, that of one field when it is left or corrected. */
function createProblems({form, items, hasOwnChecks, signal}: ProblemParts) {
  const showLines = createLines((problem: Problem) => createLine(form, problem), signal)
  let shown: readonly Problem[] = []
  let isStrict = hasOwnChecks

  function put(problems: readonly Problem[]): void {
    shown = problems
    showLines(problems)
  }
  const itemOf = (target: unknown) =>
    items.find((item) => item.controls.some((control) => control === target))
  const isShown = (item: Item): boolean => shown.some((problem) => problem.item === item)
  const problemsOf = (all: readonly Item[]) => all.flatMap((item) => readProblem(item, isStrict))
  /** The problem of one field, beside the others. */
  const check = (item: Item) =>
    put([...shown.filter((problem) => problem.item !== item), ...problemsOf([item])])
  /** Before the first error, an empty field is one that the visitor may return to. */
  function onLeave(control: Control, next: Element | null): void {
    const item = itemOf(control)
    if (!item || item === itemOf(next) || isShown(item)) return
    if (shown[0] || findProblem(item) === 'email') check(item)
  }
  followLeaving(form, onLeave, signal)
  form.addEventListener(
    'input',
    ({target}) => {
      const item = itemOf(target)
      if (item && isShown(item) && !problemsOf([item])[0]) check(item)
    },
    {signal},
  )

  return {
    find(isNowStrict: boolean): Problem[] {
      isStrict = isNowStrict
      return problemsOf(items)
    },
    /** The focus moves to the first control to fix. */
    show(problems: readonly Problem[]): void {
      put(problems)
      findWrong(problems)?.focus()
    },
  }
}

/** The result of an attempt: without problems it was sent, or cancelled by the page. */
interface Outcome {
  problems: readonly Problem[]
  isSent?: boolean
  /** The captcha has to be solved first. */
  isUnsolved?: boolean
}

/** Validates and sends the form, and shows the confirmation. */
export function createActive(attached: Attached): ActiveForm {
  const {element, form, settings, button, draftKey, hasOwnChecks, signal} = attached
  const {formId, collectionId, objectName, contentSource} = settings
  const items = readItems(form, emailIdOf(settings))
  const controls = items.flatMap((item) => item.controls)
  const asked = items.flatMap(({id, controls: all}) => [id, ...all.map(({name}) => name)])
  const submission = {owner: definition.name, element, detail: {formId}, offline: texts('offline')}
  const problems = createProblems({form, items, hasOwnChecks, signal})
  let captcha: Captcha | null = null
  let isBusy = false
  /** After a failure, the captcha has to be solved again (product.md §4, form). */
  let isRefused = false

  const showButton = () =>
    button?.show({
      isBusy,
      isDisabled: isBusy || (isRefused && captcha?.getResponse() === ''),
      label: isBusy ? texts('submitting') : undefined,
    })
  const starting = startCaptcha(form, signal, showButton).then((started) => {
    captcha = started
  })
  const draft = followDraft({
    form,
    key: draftKey,
    read: () => controls.map(readState),
    restore: (stored) => restoreValues(controls, stored),
    signal,
  })
  // the code may have loaded after the first letters were typed
  if (!controls.every(isUntouched)) draft.keep()

  /** Sends the form, unless a problem blocks it or the page cancels it. */
  async function send(submitter?: Element | null): Promise<Outcome> {
    const isStrict = hasOwnChecks && !skipsChecks(submitter)
    const found = problems.find(isStrict)
    if (found.length || (isStrict && isRefusedOutside(form))) return {problems: found}
    const captchaKey = captcha?.getResponse()
    if (captchaKey === '') return {problems: [{message: texts('captcha')}], isUnsolved: true}
    if (!emit('form-submit', {formId}, element, true) || postElsewhere(form, submitter)) return {problems: []}
    if (hasFiles(form)) return {problems: postFiles(form, submitter) ? [] : [{message: texts('files')}]}
    const failure = await deliver(submission, () =>
      submitForm({
        ...readPagePlace(contentSource),
        formId,
        collectionId,
        objectName,
        form: joinUnasked(form, asked, readValues(items), submitter),
        ...(captchaKey && {captchaKey}),
      }),
    )
    if (!failure) return {problems: [], isSent: true}
    captcha?.reset()
    isRefused = true
    return {problems: readProblems(failure, items)}
  }

  return {
    async submit(submitter) {
      if (isBusy) return
      isBusy = true
      showButton()
      await starting.catch(() => {})
      const {problems: found, isUnsolved, isSent} = await send(submitter)
      if (signal.aborted) return
      isBusy = false
      showButton()
      problems.show(found)
      if (isUnsolved) captcha?.focus()
      if (!isSent) return
      draft.clear()
      await showThanks(attached)
    },
  }
}
