import type {Captcha} from '../captcha/create-captcha.ts'
import {findCaptcha, startCaptcha} from '../captcha/load-captcha.ts'
import type {Problems} from './follow-fields.ts'
import {showProblem} from './show-problem.ts'

/** No field has this id: ids of fields are texts that an author has typed. */
export const CAPTCHA = '\0captcha'

export interface FormCaptcha {
  /** The problems of the fields and of the captcha; for the captcha alone its own message is enough. */
  add: (problems: Problems) => Problems
  /** It is required, and not solved. */
  isMissing: () => boolean
  response: () => string | undefined
  focus: () => void
  /** Resets the captcha: each answer is valid for one attempt. */
  reset: () => void
}

interface CaptchaOptions {
  form: HTMLFormElement
  /** The message that asks for it. */
  message: () => string
  /** The visitor has solved it, or its answer has expired. */
  onChange: () => void
  signal: AbortSignal
}

/** The captcha of a form with a container for it, on a site with a key, and the message that asks for it. */
export function bindCaptcha({form, message, onChange, signal}: CaptchaOptions): FormCaptcha {
  const container = findCaptcha(form)
  let captcha: Captcha | null = null
  let hide: (() => void) | undefined
  let isAsked = false

  let loading = Promise.resolve()
  function begin(): void {
    // no message before the first attempt
    const loaded = startCaptcha(form, signal, () => isAsked && onChange())
    loading = loaded.then(
      (started) => {
        captcha = started
      },
      () => {
        // requested again with the next use
        form.addEventListener('focusin', begin, {once: true, signal})
      },
    )
  }
  begin()
  signal.addEventListener('abort', () => hide?.())

  const isMissing = () => container !== null && !captcha?.getResponse()
  /** Without a summary, its message has to be announced. */
  function show(role: string | null): void {
    const isWanted = isAsked && isMissing()
    if (isWanted === (hide !== undefined)) return
    hide?.()
    hide = container && isWanted ? showProblem(container, message(), role) : undefined
  }
  return {
    add(problems) {
      isAsked = true
      show(problems.size ? null : 'alert')
      return isMissing() ? new Map([...problems, [CAPTCHA, message()]]) : problems
    },
    isMissing,
    response: () => captcha?.getResponse() || undefined,
    // the captcha may still be loading
    focus: () => void loading.then(() => captcha?.focus()),
    reset: () => captcha?.reset(),
  }
}
