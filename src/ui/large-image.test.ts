// @vitest-environment happy-dom
import {describe, expect, it} from 'vitest'
import {readSource, setSource} from './large-image.ts'

function image(attributes: Record<string, string>): HTMLImageElement {
  const element = document.createElement('img')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

describe('readSource', () => {
  it.each([
    ['a platform image', {src: 'a.jpg?format=100w', 'data-src': 'a.jpg'}, 'a.jpg?format='],
    ['an image that has not loaded yet', {'data-src': '', 'data-image': 'a.jpg'}, 'a.jpg?format='],
    ['an image with a size of the platform', {src: '/a.jpg?format=300w'}, '/a.jpg?format='],
    ['an image with other parameters', {src: '/a.jpg?v=1&format=original'}, '/a.jpg?v=1&format='],
    ['an image with parameters, without a size', {'data-src': '/a.jpg?v=1'}, '/a.jpg?v=1&format='],
  ])('offers the whole ladder for %s', (_, attributes, start) => {
    const {src, srcset} = readSource(image(attributes))
    expect(src).toBe(`${start}2500w`)
    expect(srcset.split(', ')).toEqual(
      [100, 300, 500, 750, 1000, 1500, 2500].map((width) => `${start}${width}w ${width}w`),
    )
  })

  it.each([
    ['unchanged', {src: '/a.jpg'}, {src: '/a.jpg', srcset: ''}],
    ['with its own sizes', {src: '/a.jpg', srcset: '/a-2.jpg 2x'}, {src: '/a.jpg', srcset: '/a-2.jpg 2x'}],
    ['that has no source', {}, {src: '', srcset: ''}],
    ['with its data in the page', {'data-src': 'data:image/gif,x'}, {src: 'data:image/gif,x', srcset: ''}],
  ])('takes an author’s image %s', (_, attributes, expected) => {
    expect(readSource(image(attributes))).toEqual(expected)
  })
})

describe('an image that is a link', () => {
  const linked = (href: string) => {
    document.body.innerHTML = `<a href="${href}"><span><img src="/small.jpg" srcset="/small.jpg 100w"></span></a>`
    return readSource(document.querySelector('img') ?? image({}))
  }

  it('to a picture has that picture', () => {
    expect(linked('/large.JPEG')).toEqual({src: new URL('/large.JPEG', location.href).href, srcset: ''})
  })

  it('to a page has its own', () => {
    expect(linked('/page?of=a.jpg')).toEqual({src: '/small.jpg', srcset: '/small.jpg 100w'})
  })
})

it('setSource writes all attributes from which the browser chooses', () => {
  const target = image({})
  setSource(target, {src: '/a.jpg', srcset: '/a.jpg 500w'}, '700px')
  expect([target.sizes, target.getAttribute('srcset'), target.getAttribute('src')]).toEqual([
    '700px',
    '/a.jpg 500w',
    '/a.jpg',
  ])
})
