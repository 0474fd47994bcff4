import {webAddress} from '../../../src/model/web-address.ts'
import type {Cleaner} from '../../../src/ui/html/clean-html.ts'
import type {Announcement} from '../parts/announcement.ts'

/** For a bar that the server left empty: the sanitised text, as a link if it has an address. */
export function createAnnouncement(
  {html, url, isNewWindow}: Announcement,
  {cleanHtml}: Cleaner,
): HTMLElement {
  const text = document.createElement('div')
  text.className = 'announcement-bar__text'
  text.append(cleanHtml(html, 'announcement-bar-'))
  const href = url && webAddress(url, document.baseURI)
  // a link inside a link is invalid HTML
  if (!href || text.querySelector('a')) return text
  const link = Object.assign(document.createElement('a'), {className: 'announcement-bar__link', href})
  if (isNewWindow) Object.assign(link, {target: '_blank', rel: 'noopener'})
  link.append(text)
  return link
}
