import {calendarUrl} from '../../src/format/calendar-url.ts'
import {enhance} from '../../src/widget/enhance.ts'
import {definition, texts} from './widget.ts'

export const mount = enhance(definition, ({element, props, adopt, followTexts}) => {
  const {title, start, end, location} = props
  const link = element.matches('a') ? element : element.querySelector('a')
  if (!link) throw new TypeError('there is no link')
  if (start === null) throw new TypeError('data-start is no date')
  const isServed = link.textContent.trim() !== ''
  followTexts(() =>
    adopt(link, {
      content: isServed ? undefined : texts('add'),
      attributes: {href: calendarUrl({title, start, end, place: location})},
    }),
  )
})
