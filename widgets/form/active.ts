import type {FormField} from '../../src/model/form-field.ts'
import {emit} from '../../src/page/emit.ts'
import type {ActiveForm} from '../../src/ui/form/attach-form.ts'
import type {Failure} from '../../src/ui/form/failure.ts'
import {readValues} from '../../src/ui/form/field-values.ts'
import {followFields, type Problems} from '../../src/ui/form/follow-fields.ts'
import {followStrings} from '../../src/ui/form/follow-strings.ts'
import {bindCaptcha, CAPTCHA} from '../../src/ui/form/form-captcha.ts'
import {controlsOf, findItems} from '../../src/ui/form/items.ts'
import {isRefusedOutside} from '../../src/ui/form/outside-form.ts'
import {localizeTexts} from '../../src/ui/form/strings.ts'
import {deliver, refuse} from '../../src/ui/form/submission.ts'
import {hasFiles, joinUnasked, postElsewhere, skipsChecks} from '../../src/ui/form/unasked.ts'
import {fallBackToForm, postFiles} from '../../src/ui/native-fallback/native-fallback.ts'
import {createSummary} from './summary.ts'
import {showThanks} from './thanks.ts'
import type {ActiveTexts, AttachedForm} from './types.ts'
import {activeStrings, definition as widget} from './widget.ts'

/** Most forms are never sent: the API client loads with the first click. */
const loadCalls = () => import('../../src/actions/forms.ts')

const send = (
  {definition: {id: formId, collectionId, objectName}, contentSource}: AttachedForm,
  {submitForm, readPagePlace}: Awaited<ReturnType<typeof loadCalls>>,
  form: Record<string, unknown>,
  captchaKey: string | undefined,
): Promise<unknown> =>
  submitForm({
    ...readPagePlace(contentSource),
    formId,
    collectionId,
    objectName,
    form,
    ...(captchaKey && {captchaKey}),
  })

/** The ids of the fields, and the names of their controls. */
const askedIn = (form: Element): string[] =>
  [...findItems(form)].flatMap(([id, item]) => [id, ...controlsOf(item).map(({name}) => name)])

/** The server's problems: those of fields with a control, and the texts of all others, which the summary shows, too. */
function splitErrors(
  {message, fieldErrors}: Failure,
  fields: readonly FormField[],
  hasControl: (id: string) => boolean,
): {problems: Problems; others: string[]} {
  const others = new Map([...fieldErrors].map(([id, text]) => [id, text || message]))
  const problems = new Map(
    fields.flatMap(({id}) => {
      const text = hasControl(id) && others.get(id)
      return text && others.delete(id) ? [[id, text] as const] : []
    }),
  )
  return {problems, others: [...others.values()]}
}

/** The problems of the fields and of the captcha, shown beside them and in a summary. */
function createProblems(
  {form, definition: {fields, isUnchecked}, hasOwnChecks, signal}: AttachedForm,
  texts: ActiveTexts,
  onChange: () => void,
) {
  /** Those of the fields; the captcha keeps its own. */
  let wrong: Problems = new Map()
  function update(): void {
    summary.update(captcha.add(wrong))
    onChange()
  }
  const followed = followFields({
    fields,
    isUnchecked,
    hasOwnChecks,
    root: form,
    texts,
    onChange(problems) {
      wrong = problems
      update()
    },
  })
  const captcha = bindCaptcha({form, message: () => texts('captcha'), onChange: update, signal})
  const summary = createSummary({
    form,
    texts,
    titleOf: (id) => fields.find((field) => field.id === id)?.title,
    lead: (id) => (id === CAPTCHA ? captcha.focus() : followed.controlOf(id)?.focus()),
  })
  signal.addEventListener('abort', () => {
    summary.hide()
    followed.end()
  })
  return {
    captcha,
    /** Shows the problems; true if there are none. */
    check(isEased: boolean): boolean {
      wrong = followed.check(isEased)
      const problems = captcha.add(wrong)
      if (wrong.size) summary.show({message: texts('invalid'), problems})
      else summary.hide()
      // for the captcha alone, its own message is enough
      if (problems.size && !wrong.size) captcha.focus()
      return !problems.size && !(hasOwnChecks && !isEased && isRefusedOutside(form))
    },
    /** Shows those that the server has found. */
    show(failure: Failure): void {
      const {problems, others} = splitErrors(failure, fields, (id) => !!followed.controlOf(id))
      wrong = problems
      followed.show(wrong)
      summary.show({message: failure.message, problems, others})
    },
  }
}

/** Validates and sends a form and shows the confirmation, no matter how the form was rendered (product.md §4, form). */
export function createActive(attached: AttachedForm): ActiveForm {
  const {root, form, definition, localized, draft, button, signal} = attached
  const texts = localizeTexts({...followStrings, ...activeStrings}, localized)
  const {fields, id: formId} = definition
  const submission = {owner: widget.name, element: root, detail: {formId}, offline: attached.texts('offline')}
  let status: 'idle' | 'submitting' | 'refused' | 'sent' = 'idle'

  function showButton(): void {
    const isBusy = status === 'submitting'
    // after a failure the captcha has to be solved again (product.md §4, form)
    button?.show({
      isBusy,
      isDisabled: isBusy || (status === 'refused' && captcha.isMissing()),
      label: isBusy ? texts('submitting') : undefined,
    })
  }
  const problems = createProblems(attached, texts, showButton)
  const {captcha} = problems

  function setStatus(now: typeof status): void {
    status = now
    showButton()
  }

  function showFailure(failure: Failure): void {
    captcha.reset()
    if (signal.aborted) return
    setStatus('refused')
    problems.show(failure)
  }

  function showSuccess(): void {
    draft.clear()
    if (signal.aborted) return
    setStatus('sent')
    showThanks(attached, texts)
  }

  /** Files are sent by the browser. */
  function sendFiles(submitter: Element | null | undefined): void {
    if (postFiles(form, submitter)) draft.clear()
    else showFailure({message: texts('files'), fieldErrors: new Map(), status: null})
  }

  async function submit(submitter?: Element | null): Promise<void> {
    if (!problems.check(skipsChecks(submitter))) return
    const values = readValues(fields, form, location.search)
    const filledIn = joinUnasked(form, askedIn(form), Object.fromEntries(values), submitter)
    if (!emit('form-submit', {formId, values: filledIn}, root, true)) return
    if (postElsewhere(form, submitter)) return draft.clear()
    if (hasFiles(form)) {
      sendFiles(submitter)
      return
    }
    setStatus('submitting')
    const calls = await loadCalls().catch((error: unknown) => ({error}))
    if ('error' in calls) {
      // nothing was sent yet: the form can still post
      if (fallBackToForm(form, '', submitter instanceof HTMLElement ? submitter : null) === null)
        setStatus('idle')
      else showFailure(refuse(submission, calls.error))
      return
    }
    const captchaKey = captcha.response()
    const failure = await deliver(submission, () => send(attached, calls, filledIn, captchaKey))
    if (failure) showFailure(failure)
    else showSuccess()
  }

  return {
    async submit(submitter) {
      // ignores a second click while the first is pending
      if (status === 'idle' || status === 'refused') await submit(submitter)
    },
  }
}
