import {addHtml, hasToRun, redirect} from '../../src/ui/form/thanks.ts'
import {createAdoptionSet} from '../../src/widget/adoption-set.ts'
import type {ActiveTexts, MountedForm} from './types.ts'
import {definition as widget} from './widget.ts'

let count = 0

/** The confirmation that platform pages have rendered, next to the form or in it. */
function readServed(form: Element): {text: string; html: string | undefined} {
  const scope = form.closest('.sqs-block-form') ?? form.parentElement ?? form
  return {
    text: scope.querySelector('.form-submission-text')?.textContent.trim() ?? '',
    html: scope.querySelector<HTMLElement>('[data-submission-html]')?.dataset.submissionHtml,
  }
}

/**
 * Replaces the form with the confirmation (product.md §4, form), also for visitors who return from the page after it.
 */
export function showThanks({form, definition, signal}: MountedForm, texts: ActiveTexts): void {
  const {name: owner} = widget
  const {submissionMessage, submissionHTML, successRedirect} = definition
  const adopt = createAdoptionSet(signal)
  for (const child of form.children) adopt(child, {attributes: {hidden: ''}})
  const box = document.createElement('div')
  const line = document.createElement('div')
  const served = readServed(form)
  line.textContent = submissionMessage ?? (served.text || texts('sent'))
  box.className = 'vitrine-form__sent'
  box.tabIndex = -1
  line.className = 'vitrine-form__thanks vitrine-success'
  box.append(line)
  form.append(box)
  box.focus()
  signal.addEventListener('abort', () => box.remove())
  const html = submissionHTML ?? served.html
  const added = addHtml({owner, form, line, html, prefix: `vitrine-sent-${++count}-`})
  if (hasToRun(html)) void added.then(() => redirect(owner, form, successRedirect))
  else redirect(owner, form, successRedirect)
}
