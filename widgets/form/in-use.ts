import {emit} from '../../src/page/emit.ts'
import {readValues} from '../../src/ui/form/field-values.ts'
import {type Fields, followFields, type Problems} from '../../src/ui/form/follow-fields.ts'
import type {FormButton} from '../../src/ui/form/form-button.ts'
import {localizeTexts} from '../../src/ui/form/strings.ts'
import {takeLastWay} from '../../src/ui/last-way/last-way.ts'
import {bindCaptcha, CAPTCHA} from './captcha.ts'
import {thank} from './done.ts'
import type {Draft} from './draft.ts'
import {loadCalls} from './load-later.ts'
import type {MountedForm} from './mount-form.ts'
import {readRefusal, send} from './send.ts'
import {createSummary} from './summary.ts'
import {useStrings} from './use-strings.ts'

export interface UsedForm extends MountedForm {
  draft: Draft
  button: FormButton | null
}

export interface InUse {
  /** Checks it, and sends it when nothing is wrong. */
  submit: () => void
  end: () => void
}

/** Checks, sends and thanks, on a form of anyone's making (product.md §4, form). */
export function use({root, form, definition, contentSource, localized, draft, button}: UsedForm): InUse {
  const texts = localizeTexts(useStrings, localized)
  const {fields, id, isUnchecked} = definition
  let status: 'idle' | 'submitting' | 'refused' | 'sent' = 'idle'
  let isMounted = true
  let bringBack = () => {}
  /** Of the fields; the captcha's is its own. */
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
  const followed: Fields = followFields({
    fields,
    isUnchecked,
    root: form,
    texts,
    onChange(problems) {
      wrong = problems
      update()
    },
  })
  const captcha = bindCaptcha({form, texts, onChange: update})
  const summary = createSummary({
    form,
    texts,
    titleOf: (one) => fields.find((field) => field.id === one)?.title,
    lead: (one) => (one === CAPTCHA ? captcha.focus() : followed.controlOf(one)?.focus()),
  })

  function setStatus(now: typeof status): void {
    status = now
    showButton()
  }

  /** Messages for fields that nobody can be led to are said, too. */
  function refuse(error: unknown): void {
    const {message, fieldErrors} = readRefusal(error, root, texts)
    captcha.reset()
    if (!isMounted) return
    setStatus('refused')
    const others = new Map(fieldErrors)
    const known = fields.flatMap((field) => {
      const text = followed.controlOf(field.id) && others.get(field.id)
      return text && others.delete(field.id) ? [[field.id, text] as const] : []
    })
    wrong = new Map(known)
    followed.show(wrong)
    summary.show({message, problems: wrong, others: [...others.values()]})
  }

  function succeed(): void {
    draft.clear()
    emit('form-success', {formId: id}, root)
    if (!isMounted) return
    setStatus('sent')
    bringBack = thank(form, definition, texts)
  }

  async function submit(): Promise<void> {
    wrong = followed.check()
    const problems = captcha.add(wrong)
    if (wrong.size) return summary.show({message: texts('invalid'), problems})
    summary.hide()
    // of the captcha alone its own line says enough
    if (problems.size) return captcha.focus()
    const values = readValues(fields, form, location.search)
    if (!emit('form-submit', {formId: id, values: Object.fromEntries(values)}, root, true)) return
    setStatus('submitting')
    const failure = await loadCalls().then(
      () => null,
      (error: unknown) => ({error}),
    )
    // nothing was sent yet: the form can still post
    if (failure) return takeLastWay(form, '') === null ? setStatus('idle') : refuse(failure.error)
    const captchaKey = captcha.response()
    await send({settings: definition, values, contentSource, captchaKey}).then(succeed, refuse)
  }

  return {
    submit() {
      // a second press while the first is on its way
      if (status === 'idle' || status === 'refused') void submit()
    },
    end() {
      isMounted = false
      bringBack()
      summary.hide()
      captcha.end()
      followed.end()
    },
  }
}
