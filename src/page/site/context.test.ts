import {Window} from 'happy-dom'
import {describe, expect, it} from 'vitest'
import {readContext} from './context.ts'

const script = (id: string) =>
  `<script type="application/json" data-site-context>{"website": {"id": "${id}"}}</script>`

function parse(html: string, global?: unknown) {
  const window = new Window()
  window.document.write(html)
  if (global) Object.assign(window, {Static: {SQUARESPACE_CONTEXT: global}})
  return window.document as unknown as Document
}

const idOf = (doc: Document) => Object(readContext(doc).fields.website).id

describe('a script that is added later', () => {
  it.each([
    ['with its own script', script('own'), undefined],
    ['of the platform', '<main></main>', {website: {id: 'own'}}],
    ['without a context', '<main></main>', undefined],
  ])('is not the context of a page %s', (_, html, global) => {
    const doc = parse(`<body>${html}</body>`, global)
    const before = idOf(doc)
    doc.body.insertAdjacentHTML('afterbegin', `<p>${script('foreign')}</p>`)
    doc.body.insertAdjacentHTML('beforeend', script('foreign'))
    expect(idOf(doc)).toBe(before)
  })

  it('counts in the head, where only the page’s own scripts add anything', () => {
    const doc = parse(`<head>${script('one')}</head>`)
    expect(idOf(doc)).toBe('one')
    doc.head.insertAdjacentHTML('beforeend', script('two'))
    expect(idOf(doc)).toBe('two')
  })
})

describe('a page that was swapped', () => {
  it('has its own context', () => {
    const doc = parse(`<body><main>${script('one')}</main></body>`)
    expect(idOf(doc)).toBe('one')
    doc.body.innerHTML = `<main>${script('two')}</main>`
    expect(idOf(doc)).toBe('two')
    doc.body.insertAdjacentHTML('afterbegin', script('foreign'))
    expect(idOf(doc)).toBe('two')
  })

  it('may have no context', () => {
    const doc = parse(`<body>${script('one')}</body>`)
    expect(idOf(doc)).toBe('one')
    doc.body.innerHTML = '<main></main>'
    expect(idOf(doc)).toBeUndefined()
  })
})

it('is found at its end, however early it was read', () => {
  const doc = parse('<body><main></main></body>')
  Object.defineProperty(doc, 'readyState', {value: 'loading', configurable: true})
  expect(idOf(doc)).toBeUndefined()
  doc.body.insertAdjacentHTML('beforeend', script('last'))
  Object.defineProperty(doc, 'readyState', {value: 'complete'})
  expect(idOf(doc)).toBe('last')
})
