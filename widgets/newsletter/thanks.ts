import {textOrNull} from '../../src/lib/text-or-null.ts'
import {addHtml, hasToRun, redirect} from '../../src/ui/form/thanks.ts'
import {createAdoptionSet} from '../../src/widget/adoption-set.ts'
import type {Settings} from './settings.ts'
import type {Mounted} from './types.ts'
import {definition, texts} from './widget.ts'

/** In the form, or next to it in its block. */
const partOf = (form: HTMLFormElement, name: string): HTMLElement | null =>
  (form.closest('.newsletter-form-wrapper') ?? form).querySelector<HTMLElement>(`.form-submission-${name}`)

/** The confirmation text in the server HTML, otherwise in the definition, otherwise the default. */
function createLine(form: HTMLFormElement, {fields, isDoubleOptIn}: Settings): HTMLElement {
  const served = partOf(form, 'text')
  const text = textOrNull(fields.submissionMessage) ?? texts('sent')
  const line = document.createElement('div')
  if (served?.textContent?.trim()) line.append(...served.cloneNode(true).childNodes)
  else line.textContent = isDoubleOptIn ? `${text} ${texts('doubleOptIn')}` : text
  line.className = 'newsletter__thanks vitrine-success'
  line.tabIndex = -1
  return line
}

/** Replaces the form with the confirmation, unless the form opens a page. */
export async function showThanks({form, settings, signal}: Mounted): Promise<void> {
  const {name: owner} = definition
  const {fields} = settings
  const next = form.dataset.successRedirect || textOrNull(fields.successRedirect)
  const html = partOf(form, 'html')?.dataset.submissionHtml || textOrNull(fields.submissionHTML)
  if (!hasToRun(html) && redirect(owner, form, next)) return
  const line = createLine(form, settings)
  createAdoptionSet(signal)(form, {content: [line]})
  line.focus()
  await addHtml({owner, form, line, html, prefix: `${owner}-`})
  if (hasToRun(html)) redirect(owner, form, next)
}
