import {expect, it} from 'vitest'
import {calendarQuery, toUtcStamp} from './calendar-url.ts'

it.each([
  [1384518630000, '20131115T123030Z'],
  [1384522230500, '20131115T133030Z'],
  [-1, '19691231T235959Z'],
])('%i is %s in UTC', (time, stamp) => {
  expect(toUtcStamp(time)).toBe(stamp)
})

it('creates the query for an event with its place', () => {
  const [start, end] = [toUtcStamp(0), toUtcStamp(60_000)]
  expect(calendarQuery({title: 'Tea', start, end, place: '1 Kiln & Co, Österreich'})).toBe(
    '?action=TEMPLATE&text=Tea&dates=19700101T000000Z/19700101T000100Z&location=1%20Kiln%20%26%20Co%2C%20%C3%96sterreich',
  )
  expect(calendarQuery({title: 'Tea', start, end, place: ''})).not.toContain('location')
})
