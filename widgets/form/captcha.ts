import type {Captcha} from '../../src/ui/captcha/create-captcha.ts'
import {findCaptcha, startCaptcha} from '../../src/ui/captcha/load-captcha.ts'
import type {Problems} from '../../src/ui/form/follow-fields.ts'
import {showProblem} from '../../src/ui/form/show-problem.ts'
import type {ActiveTexts} from './types.ts'

/** No field has this id: ids of fields are texts that an author has typed. */
export const CAPTCHA = '\0captcha'

export interface FormCaptcha {
  /** What is wrong with the fields, and with the captcha; of that alone its own line says enough. */
  add: (problems: Problems) => Problems
  /** It is asked for, and not solved. */
  isMissing: () => boolean
  response: () => string | undefined
  focus: () => void
  /** Asks again: each answer is for one try. */
  reset: () => void
}

interface CaptchaOptions {
  form: HTMLFormElement
  texts: ActiveTexts
  /** The visitor has solved it, or not any more. */
  onChange: () => void
  signal: AbortSignal
}

/** The captcha of a form that has room for one, on a site that has a key, with a line that asks for it. */
export function bindCaptcha({form, texts, onChange, signal}: CaptchaOptions): FormCaptcha {
  const container = findCaptcha(form)
  let captcha: Captcha | null = null
  let hide: (() => void) | undefined
  let isAsked = false

  let loading = Promise.resolve()
  function begin(): void {
    // nothing is said before the first try
    const loaded = startCaptcha(form, signal, () => isAsked && onChange())
    loading = loaded.then(
      (started) => {
        captcha = started
      },
      () => {
        // asked for again with the next use
        form.addEventListener('focusin', begin, {once: true, signal})
      },
    )
  }
  begin()
  signal.addEventListener('abort', () => hide?.())

  const isMissing = () => container !== null && !captcha?.getResponse()
  /** Without a summary, its line has to be announced. */
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
  }
}
