// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {teachSanitizer} from '../../../test/helpers/teach-sanitizer.ts'
import {parseNatively, sanitizeNatively} from './native-sanitizer.ts'

teachSanitizer()

function clean(html: string, keepsFields = false): string {
  const root = document.createElement('div')
  root.innerHTML = html
  sanitizeNatively(root, keepsFields)
  return root.innerHTML
}

it.each([
  '<p class="a" dir="rtl" lang="ar" hidden="" tabindex="0" role="status" part="p" slot="s">a<br>b</p><hr>',
  '<p data-vitrine="a" data-json="{}" aria-label="l" aria-describedby="d">t</p>',
  '<table><caption>c</caption><thead><tr><th scope="col" colspan="2">a</th></tr></thead></table>',
  '<video controls="" poster="/p.jpg"><source src="/a.mp4" type="video/mp4"></video>',
  '<svg viewBox="0 0 9 9"><g fill="red"><path d="M0 0h9" stroke-width="2"></path></g></svg>',
  '<details open="" name="d"><summary>s</summary>t</details>',
  '<a href="/a" rel="noopener">a</a>',
])('leaves %s', (html) => {
  expect(clean(html)).toBe(html)
})

it.each([
  ['a comment', '<!-- a --><p>a<!-- b --></p>', '<p>a</p>'],
  ['a handler', '<p onclick="x()">a</p>', '<p>a</p>'],
  ['the window of a link', '<a href="/a" target="_blank">a</a>', '<a href="/a">a</a>'],
  ['an unknown attribute', '<p is="a-b" nonce="c" formaction="/d">a</p>', '<p>a</p>'],
  ['an unknown element, not its content', '<x-card>In <x-b><b>bold</b></x-b></x-card>', 'In <b>bold</b>'],
  ['an element that animates a drawing', '<svg><animate attributeName="d"></animate></svg>', '<svg></svg>'],
])('removes %s', (_, html, left) => {
  expect(clean(html)).toBe(left)
})

it.each(['embed', 'link', 'meta'])('removes the element %s', (name) => {
  expect(clean(`<p>a<${name}>b</p>`)).toBe('<p>ab</p>')
})

it.each(['iframe', 'noscript', 'object', 'script', 'style', 'title', 'xmp', 'noembed'])(
  'removes the element %s with its content',
  (name) => {
    expect(clean(`<p>a<${name}>b</${name}></p>`)).toBe('<p>a</p>')
  },
)

const hrefOf = (address: string): string | null => {
  const root = document.createElement('div')
  const link = document.createElement('a')
  link.setAttribute('href', address)
  root.append(link)
  sanitizeNatively(root, false)
  return root.querySelector('a')?.getAttribute('href') ?? null
}

it.each([
  ...['/a', '#a', '?a=b:c', 'a', 'a/b:c', 'mug.html', '//a.example/b', '', '1:2', 'a-b.c+d/e', 'ünï'],
  ...[
    'http://a',
    'https://a',
    'ftp://a',
    'ftps://a',
    'HTTPS://a',
    'mailto:a@b',
    'tel:1',
    'callto:1',
    'sms:1',
  ],
  ...['cid:1', 'xmpp:a', 'matrix:a', ' https://a '],
])('keeps the address %j', (address) => {
  expect(hrefOf(address)).toBe(address)
})

it.each([
  ...['javascript:x()', 'JavaScript:x()', ' javascript:x()', 'java\nscript:x()', 'java\u0000script:x()'],
  ...[
    'javascript\u00a0:x()',
    'vbscript:x',
    'blob:a',
    'data:text/html,a',
    'file:///a',
    'about:blank',
    'x-a+b.c:d',
  ],
  ...['xhttps://a'.replace('//', ''), 'view-source:https://a'],
])('removes the address %j', (address) => {
  expect(hrefOf(address)).toBeNull()
})

it.each([
  ['src', 'img'],
  ['action', 'form'],
  ['poster', 'video'],
  ['background', 'table'],
  ['cite', 'blockquote'],
])('removes an address of code in %s', (attribute, name) => {
  expect(clean(`<${name} ${attribute}="javascript:x()"></${name}>`)).not.toContain('javascript')
  expect(clean(`<${name} ${attribute}="/a"></${name}>`)).toContain(`${attribute}="/a"`)
  expect(clean(`<${name} title="javascript:x()"></${name}>`)).toContain('title="javascript:x()"')
})

it('keeps data of pictures and sounds, and no other data', () => {
  for (const name of ['img', 'audio', 'video', 'source', 'track'])
    expect(clean(`<${name} src="data:image/png;base64,AA==">`)).toContain('data:image/png')
  expect(clean('<input src="data:image/png;base64,AA==">')).toBe('<input>')
  expect(clean('<img src="javascript:data:">')).toBe('<img>')
})

it('removes names that would hide a property of the document or of a form', () => {
  expect(clean('<img name="cookie" id="own"><p id="location">a</p><form id="body"></form>')).toBe(
    '<img id="own"><p>a</p><form></form>',
  )
  expect(clean('<form><input name="action"><input name="note" id="submit"></form>')).toBe(
    '<form><input><input name="note"></form>',
  )
})

it('keeps the names of fields where they are a part of this page, not other names', () => {
  const fields = '<input name="action"><select name="method"></select><textarea name="title"></textarea>'
  expect(clean(`<form>${fields}<button name="submit"></button></form>`, true)).toBe(
    `<form>${fields}<button name="submit"></button></form>`,
  )
  expect(clean('<form name="cookie"><input id="action"><img name="cookie"></form>', true)).toBe(
    '<form><input><img></form>',
  )
})

it('cleans templates in templates, too', () => {
  const dirty = '<p onclick="x()">a</p><x-b>b</x-b><a href="javascript:x()" id="cookie">c</a>'
  const left = '<p>a</p>b<a>c</a>'
  expect(clean(`<template>${dirty}<template>${dirty}</template></template>`)).toBe(
    `<template>${left}<template>${left}</template></template>`,
  )
})

it('leaves a template that would become the inside of its parent a template', () => {
  expect(clean('<div><template shadowrootmode="open">a</template></div>')).toBe(
    '<div><template>a</template></div>',
  )
})

it('leaves the same of a text that it parses itself', () => {
  const html =
    '<p onclick="x()">a</p><iframe src="/a"></iframe><a href="javascript:x()" id="cookie">b</a><input name="action"><svg><path d="M0"></path></svg>'
  expect(parseNatively(html)?.innerHTML).toBe(clean(html, true))
})

it.each([
  '<script type="application/json">{}</script>',
  '<template><p>a</p></template>',
  '<p><X-CARD>a</X-CARD></p>',
  '<html><head></head><body><p>a</p></body></html>',
])('does not parse %s itself', (html) => {
  expect(parseNatively(html)).toBeNull()
})
