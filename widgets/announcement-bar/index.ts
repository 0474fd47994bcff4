import './announcement-bar.css'
import {announcementKey} from '../../src/model/announcement.ts'
import {loadCleaner} from '../../src/ui/html/load-cleaner.ts'
import {enhance, type Widget} from '../../src/widget/enhance.ts'
import {type Announcement, readAnnouncement} from './parts/announcement.ts'
import {attach} from './parts/attach.ts'
import {wasDismissed} from './parts/memory.ts'
import {definition, texts} from './widget.ts'

/** The content that identifies the bar; it includes the addresses of its links. */
function contentOf(bar: HTMLElement): string {
  const links = [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  return [bar.textContent, ...links].join(' ').trim()
}

/** Few pages need them. */
const loadMarkup = () => Promise.all([import('./lazy/markup.ts'), loadCleaner()])

/** Fills a bar that the server left empty. */
function render(widget: Widget<typeof definition>, announcement: Announcement): void {
  const {element: bar, adopt, lazy, fail} = widget
  const key = announcementKey(announcement.version, `${announcement.html} ${announcement.url}`)
  if (wasDismissed(key)) return
  void lazy(loadMarkup).run(([{createAnnouncement}, cleaner]) => {
    const role = bar.getAttribute('role') ?? 'region'
    adopt(bar, {
      attributes: {role, 'aria-label': bar.getAttribute('aria-label') ?? texts('label')},
      content: [createAnnouncement(announcement, cleaner)],
    })
    attach(widget, key)
  }, fail)
}

/** The site's announcement above the page, until it is dismissed. */
export const mount = enhance(definition, (widget) => {
  const {element, props} = widget
  const content = contentOf(element)
  if (content || element.querySelector('img,picture,svg')) {
    attach(widget, announcementKey(props.version, content))
    return
  }
  const announcement = readAnnouncement()
  if (announcement) render(widget, announcement)
})
