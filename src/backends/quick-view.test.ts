import {expect, it} from 'vitest'
import {quickViewOf} from './quick-view.ts'

const product = (images: unknown) => quickViewOf({id: 'a', title: 'Mug', url: '/mug', images})

it('has no picture if the product has none', () => {
  expect(product([])).not.toContain('<img')
  expect(product(undefined)).not.toContain('<img')
})

it('has a single picture without a gallery', () => {
  expect(product([{id: '1', url: '/1.jpg', alt: 'A "mug"'}])).toContain(
    '<img src="/1.jpg" alt="A &quot;mug&quot;">',
  )
  expect(product([{id: '1', url: '/1.jpg'}])).not.toContain('product-gallery')
})

it('has several pictures in a gallery that follows the variant by their ids', () => {
  const html = product([
    {id: 'g<1', url: '/1.jpg'},
    {id: 7, url: '/2.jpg', alt: 'Two'},
  ])
  expect(html).toContain('<div data-vitrine="product-gallery" aria-label="Mug"><ul tabindex="0">')
  expect(html).toContain('<li data-image-id="g&lt;1"><img src="/1.jpg" alt=""></li>')
  expect(html).toContain('<li data-image-id="7"><img src="/2.jpg" alt="Two"></li></ul></div>')
})
