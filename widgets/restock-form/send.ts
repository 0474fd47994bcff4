import {requestRestockNotification} from '../../src/actions/request-restock.ts'
import {isEmail} from '../../src/model/email.ts'
import {emit} from '../../src/page/emit.ts'
import type {Captcha} from '../../src/ui/captcha/create-captcha.ts'
import {startCaptcha as startFormCaptcha} from '../../src/ui/captcha/load-captcha.ts'
import {deliver} from '../../src/ui/form/submission.ts'
import {definition} from './definition.ts'
import type {Parts} from './parts.ts'
import {texts} from './strings.ts'

/** What a visitor asks for. */
interface RestockRequest {
  root: HTMLElement
  parts: Parts
  productId: string
  variantId: string | null
  /** Null where none is needed, or the page has rendered its own. */
  captcha: Captcha | null
}

/** What the visitor has to mend. */
export interface Problem {
  message: string
  /** It is in the address. */
  isInEmail: boolean
  /** The captcha is to be solved first. */
  isUnsolved?: boolean
}

/** What came of a request. Without a problem, a page may have kept it back all the same. */
export interface Outcome {
  problem: Problem | null
  isSent?: boolean
}

/** The answer of a captcha that the page has rendered itself, in the field that its provider makes for it. */
const findAnswer = (root: HTMLElement): HTMLTextAreaElement | null =>
  root.querySelector<HTMLTextAreaElement>('[name="g-recaptcha-response"]')

/** '' while it is not solved; undefined where there is none. */
const answerOf = ({root, captcha}: RestockRequest): string | undefined =>
  captcha ? captcha.getResponse() : findAnswer(root)?.value

/** Where the form has room for one, and the page has not rendered it itself. */
export const startCaptcha = async (root: HTMLElement, signal: AbortSignal): Promise<Captcha | null> =>
  findAnswer(root) ? null : startFormCaptcha(root, signal)

/** What stands in the way of sending (product.md §5, forms). */
function findProblem(request: RestockRequest): Problem | null {
  const email = request.parts.email.value.trim()
  if (!email) return {message: texts('required'), isInEmail: true}
  if (!isEmail(email)) return {message: texts('email', {email: texts('emailFormat')}), isInEmail: true}
  return answerOf(request) === '' ? {message: texts('captcha'), isInEmail: false, isUnsolved: true} : null
}

/** Sends the request, unless something stands in its way or the page keeps it back; returns what went wrong. */
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
