import {requestRestockNotification} from '../../src/actions/request-restock.ts'
import {isEmail} from '../../src/model/email.ts'
import {emit} from '../../src/page/emit.ts'
import type {Captcha} from '../../src/ui/captcha/create-captcha.ts'
import {startCaptcha as startFormCaptcha} from '../../src/ui/captcha/load-captcha.ts'
import {deliver} from '../../src/ui/form/submission.ts'
import type {Parts} from './parts.ts'
import {definition, texts} from './widget.ts'

/** The visitor's request. */
interface RestockRequest {
  root: HTMLElement
  parts: Parts
  productId: string
  variantId: string | null
  /** Null if none is required, or the page has rendered its own. */
  captcha: Captcha | null
  /** The author has not left out the checks of the browser (`novalidate`). */
  hasOwnChecks: boolean
}

/** A problem that the visitor has to fix. */
export interface Problem {
  message: string
  /** It is in the address. */
  isInEmail: boolean
  /** Another field of the form that it is in. */
  field?: HTMLInputElement
  /** The captcha has to be solved first. */
  isUnsolved?: boolean
  /** The visitor has left the field, and keeps the focus elsewhere. */
  isLeft?: boolean
}

/** The result of a request. Even without a problem, a page may have cancelled it. */
export interface Outcome {
  problem: Problem | null
  isSent?: boolean
}

/** The answer of a captcha that the page has rendered itself, in the field that its provider creates. */
const findAnswer = (root: HTMLElement): HTMLTextAreaElement | null =>
  root.querySelector<HTMLTextAreaElement>('[name="g-recaptcha-response"]')

/** '' while it is not solved; undefined without a captcha. */
const answerOf = ({root, captcha}: RestockRequest): string | undefined =>
  captcha ? captcha.getResponse() : findAnswer(root)?.value

/** Starts a captcha if the form has a container for it, and the page has not rendered one. */
export const startCaptcha = async (root: HTMLElement, signal: AbortSignal): Promise<Captcha | null> =>
  findAnswer(root) ? null : startFormCaptcha(root, signal)

function findEmailProblem({email}: Parts): Problem | null {
  const text = email.value.trim()
  if (!text) return {message: texts('required'), isInEmail: true}
  return isEmail(text) ? null : {message: texts('email', {email: texts('emailFormat')}), isInEmail: true}
}

/** The first other field that a browser would refuse, such as a consent. */
const findRefused = ({form, email}: Parts): HTMLInputElement | undefined =>
  [...form.querySelectorAll<HTMLInputElement>('input,select,textarea')].find(
    (control) => control !== email && control.willValidate && !control.validity.valid,
  )

/** The problem that blocks sending (product.md §5, forms). */
function findProblem(request: RestockRequest): Problem | null {
  const {parts, hasOwnChecks} = request
  const problem = findEmailProblem(parts)
  if (problem) return problem
  const field = hasOwnChecks && findRefused(parts)
  if (field) return {message: field.validationMessage, isInEmail: false, field}
  return answerOf(request) === '' ? {message: texts('captcha'), isInEmail: false, isUnsolved: true} : null
}

/** Reports a wrong address when the visitor leaves it, and null as soon as it is right. An empty one can wait. */
export function followEmail(
  parts: Parts,
  tell: (problem: Problem | null) => void,
  signal: AbortSignal,
): void {
  const {email} = parts
  // browsers fire it on leaving; the message is below the form, so the target of a press does not move
  email.addEventListener(
    'change',
    () => {
      const problem = email.value.trim() ? findEmailProblem(parts) : null
      if (problem) tell({...problem, isLeft: true})
    },
    {signal},
  )
  email.addEventListener('input', () => findEmailProblem(parts) ?? tell(null), {signal})
}

/** Sends the request, unless a problem blocks it or the page cancels it; returns the result. */
export async function send(request: RestockRequest): Promise<Outcome> {
  const {root, parts, productId, variantId, captcha} = request
  const problem = findProblem(request)
  if (problem) return {problem}
  const detail = {productId, variantId}
  if (!emit('form-submit', detail, root, true)) return {problem: null}
  const captchaKey = answerOf(request)
  const failure = await deliver(
    {owner: definition.name, element: root, detail, offline: texts('offline'), mainField: 'email'},
    () =>
      requestRestockNotification({
        productId,
        variantId,
        email: parts.email.value.trim(),
        isJoinMailingList: parts.optIn?.checked ?? false,
        ...(captchaKey && {captchaKey}),
      }),
  )
  if (!failure) return {problem: null, isSent: true}
  captcha?.reset()
  const {message, fieldErrors} = failure
  return {problem: {message, isInEmail: fieldErrors.has('email')}}
}
