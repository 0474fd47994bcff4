// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {page} from '../page.ts'
import {apiAddress} from './api-address.ts'

it.each([
  [null, '/media/bowl.svg', '/media/bowl.svg'],
  ['https://api.example', '/media/bowl.svg', 'https://api.example/media/bowl.svg'],
  ['https://api.example', '//cdn.example/bowl.svg', '//cdn.example/bowl.svg'],
  ['https://api.example', 'https://cdn.example/bowl.svg', 'https://cdn.example/bowl.svg'],
  ['https://api.example', null, null],
])('with the API at %s, %s is %s', (api, address, expected) => {
  page().api = api ?? ''
  expect(apiAddress(address)).toBe(expected)
})

it('a base of the page leads nowhere else', () => {
  page().api = ''
  const base = Object.assign(document.createElement('base'), {href: 'https://evil.example/'})
  document.head.append(base)
  expect(apiAddress('/media/bowl.svg')).toBe(`${location.origin}/media/bowl.svg`)
  base.remove()
})
