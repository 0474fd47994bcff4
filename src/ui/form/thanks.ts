import {pageAddress} from '../../model/web-address.ts'
import {report, warn} from '../../page/report.ts'

const loadCleaner = () => import('../html/clean-html.ts')

interface ThanksHtml {
  /** The name of the widget. */
  owner: string
  form: Element
  /** The HTML comes after it. */
  line: Element
  html: string | null | undefined
  /** Of the ids in it. */
  prefix: string
}

/** Adds the HTML of the site's owner, cleaned. A failure leaves the line alone, which says enough. */
export async function addHtml({owner, form, line, html, prefix}: ThanksHtml): Promise<void> {
  if (!html) return
  try {
    const {cleanSubmissionHtml} = await loadCleaner()
    line.after(cleanSubmissionHtml(html, prefix, owner, form))
  } catch (error) {
    report(owner, error, form)
  }
}

/** Leads to the page that comes after a form; false where there is none. */
export function redirect(owner: string, form: Element, address: string | null): boolean {
  const page = pageAddress(address)
  if (page) location.assign(page)
  else if (address) warn(owner, `successRedirect "${address}" is no address of a page`, form)
  return !!page
}
