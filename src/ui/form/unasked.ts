import {UNTRUSTED} from '../../contract/attributes.ts'
import {submitNatively} from '../native-fallback/native-fallback.ts'
import {isDisabled} from './items.ts'
import {outsideOf} from './outside-form.ts'
import {OWN_ADDRESS} from './own-address.ts'

/** Parts of the call, and of posts without script; the answers of captchas have their own place. */
const OWN =
  /^(crumb|key|formId|collectionId|objectName|submissionId|(g-recaptcha|h-captcha|cf-turnstile)-response.*)$/

/**
 * What the browser would send. A button of another form, or of no kind that sends, has no value in the form; what visitors
 * wrote has none, whichever form it names.
 */
function dataOf(form: HTMLFormElement, submitter: Element | null | undefined): FormData {
  const strange = [...form.elements].filter(
    (control): control is HTMLInputElement =>
      control.closest(UNTRUSTED) !== null && !control.matches(':disabled'),
  )
  const isOwn = submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement
  const isSent =
    isOwn &&
    submitter.form === form &&
    /^(submit|image)$/.test(submitter.type) &&
    !submitter.closest(UNTRUSTED)
  for (const control of strange) control.disabled = true
  const data = new FormData(form, isSent ? submitter : null)
  for (const control of strange) control.disabled = false
  return data
}

/** The visitor has chosen a file. */
export const hasFiles = (form: HTMLFormElement): boolean =>
  [...form.querySelectorAll<HTMLInputElement>('[type=file]'), ...outsideOf(form)].some(
    (field) => field.files?.length && !isDisabled(field),
  )

/** A button with `formnovalidate`: the browser would send the form without its checks. */
export const skipsChecks = (submitter: Element | null | undefined): boolean =>
  submitter?.hasAttribute('formnovalidate') ?? false

/** A button that has an address, a method or a window besides the form's: the browser sends the form there. */
export function postElsewhere(form: HTMLFormElement, submitter: Element | null | undefined): boolean {
  const isOwn = submitter instanceof HTMLElement && submitter.matches(OWN_ADDRESS)
  if (isOwn) setTimeout(() => submitNatively(form, submitter))
  return isOwn
}

/** The names of hidden fields that visitors answer as well: `0` before a checkbox with `1`. */
function findDoubled(form: HTMLFormElement, answers: object): string[] {
  const controls = [...form.querySelectorAll<HTMLInputElement>('[name]')].filter(
    (control) => !control.closest('.form-item') && control.form === form,
  )
  const hidden = new Set(controls.flatMap(({type, name}) => (type === 'hidden' ? name : [])))
  return [...hidden].filter(
    (name) =>
      Object.hasOwn(answers, name) &&
      controls.some((control) => control.name === name && control.type !== 'hidden'),
  )
}

/**
 * The answers, and what the browser would send besides them, by name: hidden fields, the pressed button, custom elements. A
 * list where a name occurs several times, in the order of the page. `asked` are the ids and names of the answers.
 */
export function joinUnasked<A>(
  form: HTMLFormElement,
  asked: Iterable<string>,
  answers: Record<string, A>,
  submitter?: Element | null,
): Record<string, A | string | string[]> {
  const known = new Set(asked)
  const data = dataOf(form, submitter)
  const others = [...new Set(data.keys())].filter((name) => !known.has(name))
  const names = [...others, ...findDoubled(form, answers)].filter((name) => name && !OWN.test(name))
  const unasked = names.flatMap((name) => {
    const texts = data.getAll(name).filter((value) => typeof value === 'string')
    const [first] = texts
    return first === undefined ? [] : [[name, texts.length > 1 ? texts : first] as const]
  })
  return {...answers, ...Object.fromEntries(unasked)}
}
