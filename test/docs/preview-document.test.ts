// @vitest-environment happy-dom
import {expect, it} from 'vitest'
import {previewDocument} from '../../docs/.vitepress/theme/preview-document.ts'

const sheetsOf = (html: string): string[] => {
  const written = previewDocument({html, lang: 'en-US', dir: 'ltr'}, '/docs/', {products: [], quickViews: {}})
  const doc = new DOMParser().parseFromString(written, 'text/html')
  return Array.from(doc.querySelectorAll('link[rel=stylesheet]'), (link) => `${link.getAttribute('href')}`)
}

it('gives a part of a page the default look, and leaves a whole page its own', () => {
  expect(sheetsOf('<p data-vitrine="like">♥</p>')).toEqual(['/docs/vitrine/theme.css'])
  const loader = '<script async src="/vitrine/loader.js"></script>'
  expect(sheetsOf(`<!doctype html>${loader}<p>Shop</p>`)).toEqual([])
  const sheet = '<link rel="stylesheet" href="/vitrine/theme.css">'
  expect(sheetsOf(`<!doctype html>${sheet}${loader}<p>Shop</p>`)).toEqual(['/docs/vitrine/theme.css'])
})
