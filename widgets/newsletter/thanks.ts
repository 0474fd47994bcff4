import {textOrNull} from '../../src/lib/text-or-null.ts'
import {definition} from './definition.ts'
import type {Settings} from './settings.ts'
import {useTexts as texts} from './use-strings.ts'

/** In the form, or beside it in its block. */
const partOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  (form.closest('.newsletter-form-wrapper') ?? form).querySelector<HTMLElement>(`.form-submission-${name}`)

/** What stands in place of the form: what the server has rendered for it, else the definition's, else our own text. */
export function createThanks(form: HTMLFormElement, {fields, isDoubleOptIn}: Settings): HTMLElement {
  const served = partOf(form, 'text')
  const own = textOrNull(fields.submissionMessage) ?? texts('sent')
  const line = document.createElement('div')
  if (served?.textContent?.trim()) line.append(...served.cloneNode(true).childNodes)
  else line.textContent = isDoubleOptIn ? `${own} ${texts('doubleOptIn')}` : own
  line.className = 'newsletter__thanks'
  line.tabIndex = -1
  return line
}

/** The site's own HTML behind the thanks, cleaned; few sites have any. */
export async function addHtml(form: HTMLFormElement, {fields}: Settings, line: HTMLElement): Promise<void> {
  const html = partOf(form, 'html')?.dataset.submissionHtml || textOrNull(fields.submissionHTML)
  if (!html) return
  const {cleanSubmissionHtml} = await import('../../src/ui/html/clean-html.ts')
  if (line.isConnected) line.after(cleanSubmissionHtml(html, 'newsletter-', definition.name, form))
}

/** Where the form leads to, if anywhere. */
export const redirectOf = (form: HTMLFormElement, {fields}: Settings): string | null =>
  form.dataset.successRedirect || textOrNull(fields.successRedirect)
