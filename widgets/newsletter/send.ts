import {readPagePlace, submitForm} from '../../src/actions/forms.ts'
import {asApiError} from '../../src/contract/errors.ts'
import {isEmail} from '../../src/model/email.ts'
import {emit} from '../../src/page/emit.ts'
import {report} from '../../src/page/report.ts'
import type {Captcha} from '../../src/ui/captcha/create-captcha.ts'
import type {Item} from './items.ts'
import type {Settings} from './settings.ts'
import {useTexts as texts} from './use-strings.ts'

/** What is wrong, and with which item, if with one. */
export interface Problem {
  message: string
  item?: Item | undefined
}

interface Filled {
  /** The claimed element: events bubble from it. */
  element: HTMLElement
  settings: Settings
  items: readonly Item[]
}

/** What came of a try; without problems a page may have kept it back all the same. */
export interface Outcome {
  problems: readonly Problem[]
  isSent?: boolean
  /** The captcha is to be solved first. */
  isUnsolved?: boolean
  /** It was sent in vain. */
  isRefused?: boolean
}

/** What is to be checked has no value of its own before it is. */
const isUnchecked = ({type, checked}: HTMLInputElement): boolean =>
  /^(checkbox|radio)$/.test(type) && !checked

const valuesOf = ({controls, isAddress}: Item): string[] =>
  controls.map((control) => (isUnchecked(control) ? '' : isAddress ? control.value.trim() : control.value))

const isBlank = (value: string): boolean => !value.trim()

/** Of a name everything is asked for, of choices one. */
const isMissing = (item: Item): boolean =>
  item.hasParts ? valuesOf(item).some(isBlank) : valuesOf(item).every(isBlank)

/** What stands in the way of sending (product.md §5, forms). */
function findProblems(items: readonly Item[]): Problem[] {
  return items.flatMap((item) => {
    if (item.isRequired && isMissing(item)) return {item, message: texts('required')}
    const isWrong = item.isAddress && valuesOf(item).some((value) => value && !isEmail(value))
    return isWrong ? {item, message: texts('email', {email: texts('emailFormat')})} : []
  })
}

function tell(error: unknown, {element, items}: Filled): Problem[] {
  const failure = asApiError(error)
  if (!failure?.isExpected) report('newsletter', error, element)
  const {visitorMessage: message = '', fieldErrors = {}} = failure ?? {}
  emit('form-error', {message, fieldErrors}, element)
  const problems = Object.entries(fieldErrors).map(([id, text]): Problem => {
    // a form with one field is refused for that one, whatever the server calls it
    const item = items.length === 1 ? items[0] : items.find((one) => one.id === id)
    return {item, message: item && text ? text : `${message} ${text}`.trim()}
  })
  return problems.length ? problems : [{message}]
}

/** Sends what was filled in, unless something stands in its way or the page keeps it back. */
export async function send(filled: Filled, captcha: Captcha | null): Promise<Outcome> {
  const {element, settings, items} = filled
  const problems = findProblems(items)
  if (problems.length) return {problems}
  const captchaKey = captcha?.getResponse()
  if (captchaKey === '') return {problems: [{message: texts('captcha')}], isUnsolved: true}
  const {formId, collectionId, objectName, contentSource} = settings
  if (!emit('form-submit', {formId}, element, true)) return {problems: []}
  try {
    await submitForm({
      ...readPagePlace(contentSource),
      formId,
      collectionId,
      objectName,
      form: Object.fromEntries(
        items.map((item) => [item.id, item.hasParts ? valuesOf(item) : (valuesOf(item).find(Boolean) ?? '')]),
      ),
      ...(captchaKey && {captchaKey}),
    })
  } catch (error) {
    captcha?.reset()
    return {problems: tell(error, filled), isRefused: true}
  }
  emit('form-success', {formId}, element)
  return {problems: [], isSent: true}
}
