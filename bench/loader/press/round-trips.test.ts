import {expect, it} from 'vitest'
import {roundTripsOf} from './round-trips.ts'

it('excludes the work of the processor', () =>
  expect(
    roundTripsOf([
      {latency: 400, call: 830},
      {latency: 0, call: 30},
      {latency: 150, call: 330},
    ]),
  ).toBe(2))

it.each([[[]], [[{latency: 0, call: 3}]]])('is not a number for %j', (points) =>
  expect(roundTripsOf(points)).toBeNaN(),
)
