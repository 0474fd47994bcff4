// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {element} from './element.ts'

it('an element has its class and its content; a text is never markup', () => {
  const item = element('li', 'list__item', 'a < b ', element('b', 'list__mark', '<i>'))
  expect(item.outerHTML).toBe('<li class="list__item">a &lt; b <b class="list__mark">&lt;i&gt;</b></li>')
})

it('an element can have other attributes', () => {
  const button = element('button', {class: 'list__more', type: 'button', 'aria-label': 'More'})
  expect(button.outerHTML).toBe('<button class="list__more" type="button" aria-label="More"></button>')
})
