import './announcement-bar.css'
import type {Mount, MountContext} from '../../src/contract/widget.ts'
import {announcementKey} from '../../src/model/announcement.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {type Announcement, readAnnouncement} from './announcement.ts'
import {attach} from './attach.ts'
import {definition} from './definition.ts'
import {wasDismissed} from './memory.ts'
import {texts} from './strings.ts'

/** Links count, too: where it leads is a part of what it says. */
function contentOf(bar: HTMLElement): string {
  const links = [...bar.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  return [bar.textContent, ...links].join(' ').trim()
}

/** Where the server left it empty. Few pages need that: a chunk of its own, which brings what cleans the HTML. */
function render(bar: HTMLElement, announcement: Announcement, {fail}: MountContext): () => void {
  const key = announcementKey(announcement.version, `${announcement.html} ${announcement.url}`)
  if (wasDismissed(key)) return () => {}
  let end: (() => void) | null = () => {}
  import('./markup.ts').then(({createAnnouncement}) => {
    if (!end) return
    const adopted = adopt(bar)
    const role = bar.getAttribute('role') ?? 'region'
    apply(adopted, {
      attributes: {role, 'aria-label': bar.getAttribute('aria-label') ?? texts('label')},
      content: [createAnnouncement(announcement)],
    })
    const detach = attach(bar, key)
    end = () => {
      detach()
      restore(adopted)
    }
  }, fail)
  return () => {
    end?.()
    end = null
  }
}

/** What the site announces above the page, until it is dismissed. */
export const mount: Mount = (element, context) => {
  const {version} = readProps(element, definition)
  const content = contentOf(element)
  if (content || element.querySelector('img,picture,svg'))
    return attach(element, announcementKey(version, content))
  const announcement = readAnnouncement()
  return announcement ? render(element, announcement, context) : () => {}
}
