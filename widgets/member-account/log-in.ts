import {logIn} from '../../src/actions/member-calls.ts'
import {asApiError} from '../../src/contract/errors.ts'
import {isEmail} from '../../src/model/email.ts'
import {report} from '../../src/page/report.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import {formStrings} from './form-strings.ts'
import {type Problem, showProblems} from './problems.ts'
import {createWords} from './words.ts'

interface LogInOptions {
  /** Failures that nobody expects are told of from here. */
  element: HTMLElement
  form: HTMLFormElement
  password: HTMLInputElement | null
  labels: unknown
  /** Aborted when the form is given back. */
  life: AbortSignal
}

/** A form in use. */
export interface LogIn {
  submit: () => Promise<void>
}

const NAMES = ['email', 'password'] as const

/** The status of a reply that finds the password wrong. */
const WRONG = 401

/** What the form needs to be filled in and sent. */
export function createLogIn({element, form, password, labels, life}: LogInOptions): LogIn {
  const words = createWords(formStrings, labels)
  const field = (selector: string) => form.querySelector<HTMLInputElement>(selector)
  const email = field('input[type=email],input[name=email],input[name=username]')
  const button = form.querySelector('[type=submit],button:not([type])')
  const adopted = button && adopt(button)
  let hide = () => {}
  let isBusy = false

  function showBusy(): void {
    if (!adopted) return
    const text = isBusy ? words('loggingIn') : undefined
    const isInput = button instanceof HTMLInputElement
    // it keeps the focus, so it is never disabled
    apply(adopted, {
      attributes: {'aria-disabled': isBusy ? 'true' : undefined, value: isInput ? text : undefined},
      content: isInput ? undefined : text,
    })
  }

  const wrong = (control: HTMLElement | null, message: string): Problem => ({control, message})

  function findProblems(): Problem[] {
    const address = email?.value.trim()
    const problems: Problem[] = []
    if (!address) problems.push(wrong(email, words('required')))
    else if (!isEmail(address))
      problems.push(wrong(email, words('emailInvalid', {email: words('emailFormat')})))
    if (!password?.value) problems.push(wrong(password, words('required')))
    return problems
  }

  function explain(error: unknown): Problem[] {
    const failure = asApiError(error)
    if (!failure?.isExpected) report('member-account', error, element)
    const ofFields = NAMES.flatMap((name) => {
      const message = failure?.fieldErrors[name]
      return message ? wrong(name === 'email' ? email : password, message) : []
    })
    const control = failure?.status === WRONG ? password : null
    return ofFields.length ? ofFields : [wrong(control, failure?.visitorMessage ?? '')]
  }

  const send = (): Promise<Problem[]> =>
    logIn({
      email: email?.value.trim() ?? '',
      password: password?.value ?? '',
      rememberMe: field('input[name=rememberMe]')?.checked ?? false,
    }).then(() => [], explain)

  async function submit(): Promise<void> {
    if (isBusy) return
    isBusy = true
    showBusy()
    const found = findProblems()
    const problems = found.length ? found : await send()
    isBusy = false
    if (life.aborted) return
    showBusy()
    hide()
    hide = showProblems(form, problems)
    if (!problems.length && password) password.value = ''
  }

  life.addEventListener('abort', () => {
    hide()
    if (adopted) restore(adopted)
  })
  return {submit}
}
