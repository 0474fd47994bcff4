import {expect, it} from 'vitest'
import {readTemplate} from '../../src/template/aot/write-module.ts'
import {toElements} from './to-elements.ts'

const write = (template: string): string =>
  toElements(readTemplate(template, 'card').tree.body).replaceAll('\n', '')

it('writes elements, text and values', () => {
  expect(write('<p class="a {kind}">Say {words|html}</p>\n')).toBe(
    `[element('p', {'class': \`a \${view.kind}\`}, 'Say ', view.words)]`,
  )
})

it('writes conditions around content and around attributes', () => {
  expect(write('<p{.if a} title="{a|htmlattr}"{.or} hidden{.end}>{.if b.c}x{.or}y{.end}</p>')).toBe(
    "[element('p', {...(view.a ? {'title': view.a} : {'hidden': ''})}, ...(view.b.c ? ['x'] : ['y']))]",
  )
})

it('writes lists, with the values of an item and of the whole', () => {
  expect(write('<ul>{.repeated section all}<li lang="{lang}">{@.name|html}</li>{.end}</ul>')).toBe(
    "[element('ul', {}, ...view.all.flatMap((item1) => [element('li', {'lang': view.lang}, item1.name)]))]",
  )
})

it('has addresses checked', () => {
  expect(write('<a href="{url|htmlattr}"><img src="{src|htmlattr}"></a>')).toBe(
    "[element('a', {'href': pageAddress(view.url) ?? ''}, element('img', {'src': mediaAddress(view.src) ?? ''}))]",
  )
})

it.each([
  ['<p>{words}</p>', 'does not escape words'],
  ['<p>{words|truncate 5|html}</p>', 'does not escape words'],
  ['<p>{.section a}x{.end}</p>', 'has section'],
  ['<p>{.equal? a b}x{.end}</p>', 'has predicate'],
  ['<p><b>x</p>', 'does not close <b>'],
  ['x</p>', 'closes an element that it does not open'],
])('refuses %s', (template, problem) => {
  expect(() => write(template)).toThrow(problem)
})
