import {expect, it} from 'vitest'
import {isTimeZone, timeZoneOffset} from './time-zone.ts'

const HOUR = 3_600_000
const summer = Date.UTC(2026, 6, 1)
const winter = Date.UTC(2026, 0, 1)

it.each([
  ['America/New_York', summer, -4],
  ['America/New_York', winter, -5],
  ['Asia/Kathmandu', winter, 5.75],
  ['UTC', winter, 0],
  ['Asia/Tokyo', summer, 9],
  ['America/St_Johns', winter, -3.5],
])('%s is %s hours ahead', (zone, at, hours) => {
  expect(timeZoneOffset(zone, at)).toBe(hours * HOUR)
})

it('counts the seconds of historical offsets', () => {
  expect(timeZoneOffset('Africa/Monrovia', Date.UTC(1960, 0, 1))).toBe(-(44 * 60 + 30) * 1000)
})

it('falls back to the local zone for an unknown one', () => {
  expect(timeZoneOffset('Mars/Olympus', summer)).toBe(-new Date(summer).getTimezoneOffset() * 60_000)
  expect(['Mars/Olympus', '', 'Europe/Berlin', 'UTC'].map(isTimeZone)).toEqual([false, false, true, true])
})
