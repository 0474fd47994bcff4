// @vitest-environment happy-dom
import {expect, it, vi} from 'vitest'
import {scopeIds} from './scope-ids.ts'

function scoped(html: string): string {
  const root = document.createElement('div')
  root.innerHTML = html
  scopeIds(root, 'in-')
  return root.innerHTML
}

it.each([
  ['a label', '<label for="a">A</label><input id="a">', '<label for="in-a">A</label><input id="in-a">'],
  [
    'a list of ids',
    '<p id="ab"></p><p aria-labelledby="ab a b"></p>',
    '<p id="in-ab"></p><p aria-labelledby="in-ab a b"></p>',
  ],
  ['a link', '<a href="#a">A</a><h2 id="a"></h2>', '<a href="#in-a">A</a><h2 id="in-a"></h2>'],
  [
    'a link to an id with its own letters',
    '<a href="#caf%C3%A9">A</a><h2 id="café"></h2>',
    '<a href="#in-café">A</a><h2 id="in-café"></h2>',
  ],
  [
    'an id with spaces, quotes and pounds',
    '<label for="a £ \'b\'">A</label><input id="a £ \'b\'">',
    '<label for="in-a £ \'b\'">A</label><input id="in-a £ \'b\'">',
  ],
  [
    'a fill',
    '<svg><rect fill="url(#a)"></rect><g id="a"></g></svg>',
    '<svg><rect fill="url(#in-a)"></rect><g id="in-a"></g></svg>',
  ],
  [
    'radio buttons without a form',
    '<input type="radio" name="a"><form><input type="radio" name="a"></form>',
    '<input type="radio" name="in-a"><form><input type="radio" name="a"></form>',
  ],
])('%s', (_, html, expected) => {
  expect(scoped(html)).toBe(expected)
})

it.each([
  ...[
    'for',
    'form',
    'list',
    'headers',
    'popovertarget',
    'commandfor',
    'aria-activedescendant',
    'aria-controls',
  ],
  ...['aria-describedby', 'aria-details', 'aria-errormessage', 'aria-flowto', 'aria-labelledby', 'aria-owns'],
])('%s names the id with its prefix', (name) => {
  expect(scoped(`<i id="abc"></i><i ${name}="abc"></i>`)).toBe(`<i id="in-abc"></i><i ${name}="in-abc"></i>`)
})

it.each([
  ['without quotes', 'url(#abc)', 'url(#in-abc)'],
  ['with single quotes', "url('#abc')", "url('#in-abc')"],
  ['with double quotes', 'url("#abc")', 'url("#in-abc")'],
])('a style names the id %s', (_, value, expected) => {
  const root = document.createElement('div')
  root.innerHTML = '<i id="abc"></i><i class="styled"></i>'
  root.lastElementChild?.setAttribute('mask', value)
  scopeIds(root, 'in-')
  expect(root.lastElementChild?.getAttribute('mask')).toBe(expected)
})

it('sets no attribute that stays the same', () => {
  const root = document.createElement('div')
  root.innerHTML = '<i id="a" class="b"></i>'
  const set = vi.spyOn(Element.prototype, 'setAttribute')
  scopeIds(root, 'in-')
  expect(set.mock.calls).toEqual([['id', 'in-a']])
  set.mockRestore()
})

it.each([
  '<a href="#elsewhere">A</a>',
  '<a href="/shop#a">A</a><p id="in"></p>'.replace('id="in"', 'class="a"'),
  '<a href="#%E0%A4%A">A</a>',
  '<p aria-controls="elsewhere">a</p>',
  '<input name="a" data-for="a">',
])('keeps references from outside the markup: %s', (html) => {
  expect(scoped(html)).toBe(html)
})
