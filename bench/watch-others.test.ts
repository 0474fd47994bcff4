import {expect, it} from 'vitest'
import {readBusy, readProcess, ticksBelow, watchOthers} from './watch-others.ts'

it('reads a process whose name has spaces and brackets', () => {
  const stat = '42 (Web (Content) 1) S 7 42 42 0 -1 4194560 9 9 0 0 30 12 5 3 20 0 1 0 100'
  expect(readProcess(stat)).toEqual({pid: 42, parent: 7, ticks: 50})
})

it('adds up what a process has started, and what that has started', () => {
  const all = [
    {pid: 1, parent: 0, ticks: 1000},
    {pid: 2, parent: 1, ticks: 1},
    {pid: 3, parent: 2, ticks: 10},
    {pid: 4, parent: 3, ticks: 100},
  ]
  expect(ticksBelow(2, all)).toBe(111)
})

it('counts neither idle cores nor those that wait for a disk', () => {
  expect(readBusy('cpu  1 2 4 1000 1000 8 16 32 0 0\ncpu0 9 9 9 9\n')).toBe(63)
})

it('tells a number of cores', () => {
  expect(watchOthers()()).toBeGreaterThanOrEqual(0)
})
