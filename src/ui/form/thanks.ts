import {pageAddress} from '../../model/web-address.ts'
import {page} from '../../page/page.ts'
import {report, warn} from '../../page/report.ts'
import {loadCleaner} from '../html/load-cleaner.ts'

interface ThanksHtml {
  /** The name of the widget. */
  owner: string
  form: Element
  /** The HTML follows it. */
  line: Element
  html: string | null | undefined
  /** Prefix of the ids in it. */
  prefix: string
}

/** Scripts in that HTML run before the page that follows is opened. */
export const hasToRun = (html: string | null | undefined): boolean => !!html && page().formScripts === 'allow'

/** Adds the HTML of the site's owner, sanitised. If that fails, the line alone is enough. */
export async function addHtml({owner, form, line, html, prefix}: ThanksHtml): Promise<void> {
  if (!html) return
  try {
    const {cleanSubmissionHtml} = await loadCleaner()
    line.after(cleanSubmissionHtml(html, prefix, owner, form))
  } catch (error) {
    report(owner, error, form)
  }
}

/** Opens the page that follows a form; false if there is no such page. */
export function redirect(owner: string, form: Element, address: string | null): boolean {
  const next = pageAddress(address)
  if (next) location.assign(next)
  else if (address) warn(owner, `successRedirect "${address}" is no address of a page`, form)
  return !!next
}
