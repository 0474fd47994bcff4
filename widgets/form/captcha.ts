import type {Captcha} from '../../src/ui/captcha/create-captcha.ts'
import type {Problems} from '../../src/ui/form/follow-fields.ts'
import {showProblem} from '../../src/ui/form/show-problem.ts'
import {findCaptcha, loadCaptcha} from './load-later.ts'
import type {UseWords} from './words.ts'

/** No field has this id: those of fields are texts that somebody has typed. */
export const CAPTCHA = '\0captcha'

export interface FormCaptcha {
  /** What is wrong with the fields, and with the captcha; of that alone its own line says enough. */
  add: (problems: Problems) => Problems
  /** It is asked for, and not solved. */
  isMissing: () => boolean
  response: () => string | undefined
  focus: () => void
  /** Asks anew: each answer is for one try. */
  reset: () => void
  end: () => void
}

interface CaptchaOptions {
  form: HTMLFormElement
  texts: UseWords
  /** The visitor has solved it, or not any more. */
  onChange: () => void
}

/**
 * The captcha of a form that has room for one, on a site that has a key. It comes with the first use of the form:
 * whoever only reads a page is none of the provider's business.
 */
export function bindCaptcha({form, texts, onChange}: CaptchaOptions): FormCaptcha {
  const container = findCaptcha(form)
  const life = new AbortController()
  let captcha: Captcha | null = null
  let hide: (() => void) | undefined
  let isAsked = false

  async function load(): Promise<void> {
    const [{captchaIn}, {readCaptchaSettings}] = await loadCaptcha()
    if (life.signal.aborted) return
    captcha ??= captchaIn(form, readCaptchaSettings(), () => {
      // nothing is said before the first try
      if (isAsked) onChange()
    })
  }
  let loading = Promise.resolve()
  function begin(): void {
    loading = load().catch(() => {
      // asked for again with the next use
      form.addEventListener('focusin', begin, {once: true, signal: life.signal})
    })
  }
  if (container) begin()

  const isMissing = () => container !== null && !captcha?.getResponse()
  /** Where no summary tells of it, its line has to be heard. */
  function show(role: string | null): void {
    const isWanted = isAsked && isMissing()
    if (isWanted === (hide !== undefined)) return
    hide?.()
    hide = container && isWanted ? showProblem(container, texts('captcha'), role) : undefined
  }
  return {
    add(problems) {
      isAsked = true
      show(problems.size ? null : 'alert')
      return isMissing() ? new Map([...problems, [CAPTCHA, texts('captcha')]]) : problems
    },
    isMissing,
    response: () => captcha?.getResponse() || undefined,
    // what has just been asked for may still be on its way
    focus: () => void loading.then(() => captcha?.focus()),
    reset: () => captcha?.reset(),
    end() {
      life.abort()
      hide?.()
      captcha?.destroy()
    },
  }
}
