import {pageAddress} from '../../src/model/web-address.ts'
import type {Captcha} from '../../src/ui/captcha/create-captcha.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import type {AttachedForm} from './attach.ts'
import {forgetDraft, keepDraft, restoreDraft} from './draft.ts'
import {emailIdOf} from './email-of.ts'
import {readItems} from './items.ts'
import {loadCaptcha, mayHaveCaptcha} from './load-captcha.ts'
import {showProblems} from './problems.ts'
import {send} from './send.ts'
import {addHtml, createThanks, redirectOf} from './thanks.ts'
import {useTexts as texts} from './use-strings.ts'

/** A form in use. */
export interface Used {
  submit: () => Promise<void>
}

/** Where the form has room for one, and the site a key. */
async function startCaptcha(
  form: HTMLFormElement,
  life: AbortSignal,
  onChange: () => void,
): Promise<Captcha | null> {
  if (!mayHaveCaptcha(form)) return null
  const [{captchaIn}, {readCaptchaSettings}] = await loadCaptcha()
  const captcha = life.aborted ? null : captchaIn(form, readCaptchaSettings(), onChange)
  life.addEventListener('abort', () => captcha?.destroy())
  return captcha
}

/** What a form needs to be filled in and sent, until `life` is aborted. */
export function use({element, form, settings, button}: AttachedForm, life: AbortSignal): Used {
  const items = readItems(form, emailIdOf(settings))
  const controls = items.flatMap((item) => item.controls)
  const adopted = adopt(form)
  const on = {input: () => keepDraft(form, controls)}
  let hideProblems = () => {}
  let captcha: Captcha | null = null
  let isBusy = false
  /** What a captcha was solved for was not taken (product.md §4, form). */
  let isRefused = false

  const showButton = () =>
    button?.show({
      isBusy,
      isDisabled: isBusy || (isRefused && captcha?.getResponse() === ''),
      label: isBusy ? texts('submitting') : undefined,
    })
  const starting = startCaptcha(form, life, showButton).then((started) => {
    captcha = started
  })

  async function thank(): Promise<void> {
    forgetDraft(form)
    const page = pageAddress(redirectOf(form, settings))
    if (page) return location.assign(page)
    const line = createThanks(form, settings)
    apply(adopted, {on, content: [line]})
    line.focus()
    await addHtml(form, settings, line)
  }

  async function submit(): Promise<void> {
    if (isBusy) return
    isBusy = true
    showButton()
    await starting.catch(() => {})
    const outcome = await send({element, settings, items}, captcha)
    if (life.aborted) return
    hideProblems()
    hideProblems = showProblems(form, outcome.problems)
    isBusy = false
    isRefused = outcome.isRefused ?? isRefused
    showButton()
    if (outcome.isUnsolved) captcha?.focus()
    if (outcome.isSent) await thank()
  }

  apply(adopted, {on})
  restoreDraft(form, controls)
  // it may have come after the first letters
  if (controls.some(({value, defaultValue}) => value !== defaultValue)) on.input()
  life.addEventListener('abort', () => {
    hideProblems()
    restore(adopted)
  })
  return {submit}
}
