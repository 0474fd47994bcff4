import {requestRestockNotification} from '../../src/actions/request-restock.ts'
import {readPath} from '../../src/lib/read-path.ts'
import {textOrNull} from '../../src/lib/text-or-null.ts'
import {isEmail} from '../../src/model/email.ts'
import {emit} from '../../src/page/emit.ts'
import {report} from '../../src/page/report.ts'
import type {Captcha} from '../../src/ui/captcha/create-captcha.ts'
import {definition} from './definition.ts'
import type {Outcome, Problem, Wish} from './restock-request.ts'
import {sendTexts as texts} from './send-strings.ts'

/** The answer of a captcha that the page has rendered itself, in the field that its provider makes for it. */
const findAnswer = (root: HTMLElement): HTMLTextAreaElement | null =>
  root.querySelector<HTMLTextAreaElement>('[name="g-recaptcha-response"]')

/** '' while it is not solved; undefined where there is none. */
const answerOf = ({root, captcha}: Wish): string | undefined =>
  captcha ? captcha.getResponse() : findAnswer(root)?.value

/** Where the form has room for one, and the site a key. */
export async function startCaptcha(root: HTMLElement): Promise<Captcha | null> {
  if (!root.querySelector('.captcha-container') || findAnswer(root)) return null
  const {captchaIn} = await import('../../src/ui/captcha/captcha-in.ts')
  return captchaIn(root)
}

/** What stands in the way of sending (product.md §5, forms). */
function findProblem(wish: Wish): Problem | null {
  const email = wish.parts.email.value.trim()
  if (!email) return {message: texts('required'), isInEmail: true}
  if (!isEmail(email)) return {message: texts('email', {email: texts('emailFormat')}), isInEmail: true}
  return answerOf(wish) === '' ? {message: texts('captcha'), isInEmail: false, isUnsolved: true} : null
}

function toProblem(error: unknown, root: HTMLElement): Problem {
  if (!readPath(error, 'isExpected')) report(definition.name, error, root)
  const ofEmail = textOrNull(readPath(error, 'fieldErrors.email'))
  const message = ofEmail ?? textOrNull(readPath(error, 'visitorMessage')) ?? ''
  emit('form-error', {message, fieldErrors: readPath(error, 'fieldErrors') ?? {}}, root)
  return {message, isInEmail: ofEmail !== null}
}

/** Sends the wish, unless something stands in its way or the page keeps it back; gives what went wrong. */
export async function send(wish: Wish): Promise<Outcome> {
  const {root, parts, productId, variantId} = wish
  const problem = findProblem(wish)
  if (problem) return {problem}
  if (!emit('form-submit', {productId, variantId}, root, true)) return {problem: null}
  const captchaKey = answerOf(wish)
  try {
    await requestRestockNotification({
      productId,
      variantId,
      email: parts.email.value.trim(),
      isJoinMailingList: parts.optIn?.checked ?? false,
      ...(captchaKey && {captchaKey}),
    })
  } catch (error) {
    wish.captcha?.reset()
    return {problem: toProblem(error, root)}
  }
  emit('form-success', {productId, variantId}, root)
  return {problem: null, isSent: true}
}
