// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {type ErrorDetail, report, warn} from './report.ts'

const stop = new AbortController()
let details: ErrorDetail[] = []

beforeEach(() => {
  details = []
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  document.body.innerHTML = '<p></p>'
})

afterEach(() => {
  vi.restoreAllMocks()
})

function listen(onError: (event: Event) => void): void {
  document.addEventListener('vitrine:error', onError, {once: true, signal: stop.signal})
}

it('tells the page, then the console', () => {
  const error = new Error('broken')
  listen((event) => {
    expect(event.target).toBe(document.querySelector('p'))
    if (event instanceof CustomEvent) details.push(event.detail)
  })
  report('gallery', error, document.querySelector('p') ?? undefined)
  expect(details).toEqual([{widget: 'gallery', error}])
  expect(console.error).toHaveBeenCalledExactlyOnceWith('[vitrine] gallery:', error)
})

it('leaves the console alone when the page cancels the event', () => {
  listen((event) => event.preventDefault())
  report('gallery', new Error('broken'))
  expect(console.error).not.toHaveBeenCalled()
})

it('warns with the element to look at', () => {
  warn('gallery', 'has no slides', document.body)
  warn('site', 'no context')
  expect(vi.mocked(console.warn).mock.calls).toEqual([
    ['[vitrine] gallery: has no slides', document.body],
    ['[vitrine] site: no context', ''],
  ])
})
