// @vitest-environment happy-dom
import {beforeEach, expect, it} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import type {EventDetails} from '../contract/events.ts'
import {report, warn} from './report.ts'

const said = watchConsole()
let details: EventDetails['error'][] = []

beforeEach(() => {
  details = []
  document.body.innerHTML = '<p></p>'
})

function listen(onError: (event: Event) => void): void {
  document.addEventListener('vitrine:error', onError, {once: true})
}

it('notifies the page, then the console', () => {
  const error = new Error('broken')
  listen((event) => {
    expect(event.target).toBe(document.querySelector('p'))
    if (event instanceof CustomEvent) details.push(event.detail)
  })
  report('gallery', error, document.querySelector('p') ?? undefined)
  expect(details).toEqual([{widget: 'gallery', error}])
  expect(said.errors).toEqual([['[vitrine] gallery:', error, document.querySelector('p')]])
})

it('leaves the console alone when the page cancels the event', () => {
  listen((event) => event.preventDefault())
  report('gallery', new Error('broken'))
  expect(said.errors).toEqual([])
})

it('warns with the element', () => {
  warn('gallery', 'has no slides', document.body)
  warn('site', 'no context')
  expect(said.warnings).toEqual([
    ['[vitrine] gallery: has no slides', document.body],
    ['[vitrine] site: no context', ''],
  ])
})
