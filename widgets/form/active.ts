import {emit} from '../../src/page/emit.ts'
import type {ActiveForm} from '../../src/ui/form/attach-form.ts'
import type {Failure} from '../../src/ui/form/failure.ts'
import {readValues} from '../../src/ui/form/field-values.ts'
import {followFields, type Problems} from '../../src/ui/form/follow-fields.ts'
import {localizeTexts} from '../../src/ui/form/strings.ts'
import {deliver, refuse} from '../../src/ui/form/submission.ts'
import {takeLastWay} from '../../src/ui/last-way/last-way.ts'
import {bindCaptcha, CAPTCHA} from './captcha.ts'
import {definition as widget} from './definition.ts'
import {activeStrings, followStrings} from './strings.ts'
import {createSummary} from './summary.ts'
import {showThanks} from './thanks.ts'
import type {AttachedForm} from './types.ts'

/** Most forms are never sent: what talks to the server comes with the first press. */
const loadCalls = () => import(/* usual */ '../../src/actions/forms.ts')

/** Checks, sends and thanks, on a form of anyone's making (product.md §4, form). */
export function createActive(attached: AttachedForm): ActiveForm {
  const {root, form, definition, contentSource, localized, draft, button, signal} = attached
  const texts = localizeTexts({...followStrings, ...activeStrings}, localized)
  const {fields, id: formId, collectionId, objectName, isUnchecked} = definition
  const submission = {owner: widget.name, element: root, detail: {formId}, offline: attached.texts('offline')}
  let status: 'idle' | 'submitting' | 'refused' | 'sent' = 'idle'
  /** Of the fields; the captcha keeps its own. */
  let wrong: Problems = new Map()

  function showButton(): void {
    const isBusy = status === 'submitting'
    // what a captcha was solved for was not taken (product.md §4, form)
    button?.show({
      isBusy,
      isDisabled: isBusy || (status === 'refused' && captcha.isMissing()),
      label: isBusy ? texts('submitting') : undefined,
    })
  }
  function update(): void {
    summary.update(captcha.add(wrong))
    showButton()
  }
  const followed = followFields({
    fields,
    isUnchecked,
    root: form,
    texts,
    onChange(problems) {
      wrong = problems
      update()
    },
  })
  const captcha = bindCaptcha({form, texts, onChange: update, signal})
  const summary = createSummary({
    form,
    texts,
    titleOf: (one) => fields.find((field) => field.id === one)?.title,
    lead: (one) => (one === CAPTCHA ? captcha.focus() : followed.controlOf(one)?.focus()),
  })
  signal.addEventListener('abort', () => {
    summary.hide()
    followed.end()
  })

  function setStatus(now: typeof status): void {
    status = now
    showButton()
  }

  /** Messages for fields without a control stand in the summary, too. */
  function showFailure({message, fieldErrors}: Failure): void {
    captcha.reset()
    if (signal.aborted) return
    setStatus('refused')
    const others = new Map([...fieldErrors].map(([id, text]) => [id, text || message]))
    const known = fields.flatMap((field) => {
      const text = followed.controlOf(field.id) && others.get(field.id)
      return text && others.delete(field.id) ? [[field.id, text] as const] : []
    })
    wrong = new Map(known)
    followed.show(wrong)
    summary.show({message, problems: wrong, others: [...others.values()]})
  }

  function showSuccess(): void {
    draft.clear()
    if (signal.aborted) return
    setStatus('sent')
    showThanks(attached, texts)
  }

  /** Shows what is wrong; true when nothing is. */
  function check(): boolean {
    wrong = followed.check()
    const problems = captcha.add(wrong)
    if (wrong.size) summary.show({message: texts('invalid'), problems})
    else summary.hide()
    // of the captcha alone its own line says enough
    if (problems.size && !wrong.size) captcha.focus()
    return !problems.size
  }

  async function submit(): Promise<void> {
    if (!check()) return
    const values = readValues(fields, form, location.search)
    const filledIn = Object.fromEntries(values)
    if (!emit('form-submit', {formId, values: filledIn}, root, true)) return
    setStatus('submitting')
    const calls = await loadCalls().catch((error: unknown) => ({error}))
    if ('error' in calls) {
      // nothing was sent yet: the form can still post
      if (takeLastWay(form, '') === null) setStatus('idle')
      else showFailure(refuse(submission, calls.error))
      return
    }
    const captchaKey = captcha.response()
    const failure = await deliver(submission, () =>
      calls.submitForm({
        ...calls.readPagePlace(contentSource),
        formId,
        collectionId,
        objectName,
        form: filledIn,
        ...(captchaKey && {captchaKey}),
      }),
    )
    if (failure) showFailure(failure)
    else showSuccess()
  }

  return {
    async submit() {
      // a second press while the first is on its way
      if (status === 'idle' || status === 'refused') await submit()
    },
  }
}
