import {logIn} from '../../src/actions/member-calls.ts'
import {isEmail} from '../../src/model/email.ts'
import type {ActiveForm} from '../../src/ui/form/attach-form.ts'
import {readFailure} from '../../src/ui/form/failure.ts'
import {followLeaving} from '../../src/ui/form/follow-leaving.ts'
import {adoptButton} from '../../src/ui/form/form-button.ts'
import {createLines, type Line} from '../../src/ui/form/problem-line.ts'
import type {AccountTexts} from './account-texts.ts'
import {definition} from './widget.ts'

interface LogInOptions {
  /** The element in reports of unexpected failures. */
  element: HTMLElement
  form: HTMLFormElement
  password: HTMLInputElement | null
  texts: AccountTexts
  signal: AbortSignal
}

/** A problem that the visitor has to fix, and its control, if any. */
interface Problem {
  control: HTMLInputElement | null
  message: string
  /** The focus is elsewhere: it has to be announced. */
  isSaid?: boolean
}

const NAMES = ['email', 'password'] as const

/** The status of a reply to a wrong password. */
const WRONG = 401

const createLine = (form: HTMLElement, {control, message, isSaid = !control}: Problem): Line => ({
  tag: 'p',
  className: 'member-account__problem',
  message,
  role: isSaid ? 'alert' : null,
  controls: control ? [control] : [],
  put(line) {
    const label = control?.labels?.[0]
    if (label) label.before(line)
    else form.prepend(line)
  },
})

const wrong = (control: HTMLInputElement | null, message: string): Problem => ({control, message})

interface ProblemParts extends Pick<LogInOptions, 'form' | 'password' | 'texts' | 'signal'> {
  email: HTMLInputElement | null
}

/** The problems of the two fields: all are found when the form is sent, a malformed address when it is left. */
function createProblems({form, email, password, texts, signal}: ProblemParts) {
  const showLines = createLines((problem: Problem) => createLine(form, problem), signal)
  let shown: readonly Problem[] = []
  function put(problems: readonly Problem[]): void {
    shown = problems
    showLines(problems)
  }

  const isMalformed = (): boolean => !!email?.value.trim() && !isEmail(email.value.trim())
  const malformed = (): Problem => wrong(email, texts('emailInvalid', {email: texts('emailFormat')}))
  const isShown = (control: unknown): boolean =>
    shown.some((problem) => problem.control && problem.control === control)
  const hide = (control: unknown): void => put(shown.filter((problem) => problem.control !== control))
  followLeaving(
    form,
    (control) => {
      if (control === email && isMalformed() && !isShown(email))
        put([...shown, {...malformed(), isSaid: true}])
    },
    signal,
  )
  form.addEventListener(
    'input',
    ({target}) => {
      if (isShown(target) && !(target === email && isMalformed())) hide(target)
    },
    {signal},
  )

  return {
    find(): Problem[] {
      const problems: Problem[] = []
      if (!email?.value.trim()) problems.push(wrong(email, texts('required')))
      else if (isMalformed()) problems.push(malformed())
      if (!password?.value) problems.push(wrong(password, texts('required')))
      return problems
    },
    /** The focus moves to the first control with a problem, where its description is announced. */
    show(problems: readonly Problem[]): void {
      put(problems)
      problems.find(({control}) => control)?.control?.focus()
    },
  }
}

/** The options of a login form. */
export function createLogIn({element, form, password, texts, signal}: LogInOptions): ActiveForm {
  const field = (selector: string) => form.querySelector<HTMLInputElement>(selector)
  const email = field('input[type=email],input[name=email],input[name=username]')
  const button = adoptButton({form, button: form.querySelector('[type=submit],button:not([type])'), signal})
  const problems = createProblems({form, email, password, texts, signal})
  let isBusy = false

  function setBusy(now: boolean): void {
    isBusy = now
    button?.show({isDisabled: isBusy, label: isBusy ? texts('loggingIn') : undefined})
  }
  function explain(error: unknown): Problem[] {
    const {message, fieldErrors, status} = readFailure(definition.name, error, element)
    const ofFields = NAMES.flatMap((name) => {
      const text = fieldErrors.get(name)
      return text ? wrong(name === 'email' ? email : password, text) : []
    })
    return ofFields.length ? ofFields : [wrong(status === WRONG ? password : null, message)]
  }

  const send = (): Promise<Problem[]> =>
    logIn({
      email: email?.value.trim() ?? '',
      password: password?.value ?? '',
      rememberMe: field('input[name=rememberMe]')?.checked ?? false,
    }).then(() => [], explain)

  return {
    async submit() {
      if (isBusy) return
      setBusy(true)
      const mistakes = problems.find()
      const found = mistakes.length ? mistakes : await send()
      isBusy = false
      if (signal.aborted) return
      setBusy(false)
      problems.show(found)
      if (!found.length && password) password.value = ''
    },
  }
}
