import {pageAddress} from '../../model/web-address.ts'
import {report, warn} from '../../page/report.ts'

const loadCleaner = () => import('../html/clean-html.ts')

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
  const page = pageAddress(address)
  if (page) location.assign(page)
  else if (address) warn(owner, `successRedirect "${address}" is no address of a page`, form)
  return !!page
}
