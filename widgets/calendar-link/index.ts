import type {Mount} from '../../src/contract/widget.ts'
import {calendarUrl} from '../../src/format/calendar-url.ts'
import {adopt, apply, restore} from '../../src/widget/adopt.ts'
import {readProps} from '../../src/widget/read-props.ts'
import {definition} from './definition.ts'
import {texts} from './strings.ts'

export const mount: Mount = (element) => {
  const {title, start, end, location} = readProps(element, definition)
  const link = element.matches('a') ? element : element.querySelector('a')
  if (!link) throw new TypeError('there is no link')
  if (start === null) throw new TypeError('data-start is no date')
  const adoption = adopt(link)
  const isServed = link.textContent.trim() !== ''
  const show = () =>
    apply(adoption, {
      content: isServed ? undefined : texts('add'),
      attributes: {href: calendarUrl({title, start, end, place: location})},
    })
  show()
  document.addEventListener('vitrine:strings', show)
  return () => {
    document.removeEventListener('vitrine:strings', show)
    restore(adoption)
  }
}
