import type {FormSettings} from '../../src/model/form.ts'
import {pageAddress} from '../../src/model/web-address.ts'
import {report, warn} from '../../src/page/report.ts'
import {type Adoption, adopt, apply, restore} from '../../src/widget/adopt.ts'
import {definition} from './definition.ts'
import type {UseWords} from './words.ts'

const loadCleaner = () => import('../../src/ui/html/clean-html.ts')

let count = 0

/** What platform pages have ready for when the form was sent: beside the form, or in it. */
function readServed(form: Element): {text: string; html: string | undefined} {
  const scope = form.closest('.sqs-block-form') ?? form.parentElement ?? form
  return {
    text: scope.querySelector('.form-submission-text')?.textContent.trim() ?? '',
    html: scope.querySelector<HTMLElement>('[data-submission-html]')?.dataset.submissionHtml,
  }
}

/** HTML that the site's owner wants to be shown; without it all is said as well. */
async function addHtml(box: Element, html: string, form: Element): Promise<void> {
  try {
    const {cleanSubmissionHtml} = await loadCleaner()
    box.append(cleanSubmissionHtml(html, `vitrine-sent-${++count}-`, definition.name, form))
  } catch (error) {
    report(definition.name, error, form)
  }
}

/**
 * The thanks in place of the form (product.md §4, form); they are there too for whoever comes back from where the form
 * leads to. Returns what brings the form back.
 */
export function thank(form: HTMLFormElement, settings: FormSettings, texts: UseWords): () => void {
  const {submissionMessage, submissionHTML, successRedirect} = settings
  const hidden = [...form.children].map((child): Adoption => {
    const adoption = adopt(child)
    apply(adoption, {attributes: {hidden: ''}})
    return adoption
  })
  const box = document.createElement('div')
  const line = document.createElement('div')
  const served = readServed(form)
  line.textContent = submissionMessage ?? (served.text || texts('sent'))
  box.className = 'vitrine-form__sent'
  box.tabIndex = -1
  line.className = 'vitrine-form__thanks'
  box.append(line)
  form.append(box)
  box.focus()
  const html = submissionHTML ?? served.html
  if (html) void addHtml(box, html, form)
  const page = pageAddress(successRedirect)
  if (page) location.assign(page)
  else if (successRedirect)
    warn(definition.name, `successRedirect "${successRedirect}" is no address of a page`, form)
  return () => {
    box.remove()
    for (const adoption of hidden) restore(adoption)
  }
}
