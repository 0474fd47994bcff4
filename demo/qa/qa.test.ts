import {describe, expect, it} from 'vitest'
import {readSections} from '../../build/read-examples.ts'
import {fillExample} from './fill-example.ts'
import {sizesOf} from './read-sizes.ts'

describe('examples of widgets', () => {
  it('are the sections of their file, including nested sections', () => {
    const source = `<section data-example="One">\n  <section>inner</section>\n</section>\n<section data-example="Two &amp; a half"><b></b></section>\n`
    expect(readSections('thing', source)).toEqual([
      {widget: 'thing', title: 'One', markup: '<section>inner</section>'},
      {widget: 'thing', title: 'Two & a half', markup: '<b></b>'},
    ])
  })

  it('keep their placeholders when nothing replaces them', () => {
    const example = {
      widget: 'w',
      title: 't',
      markup: `<i data-product='{{product:none}}' data-crumb="{{crumb}}">`,
    }
    expect(fillExample(example, {products: [], crumb: 'a"b'}).markup).toBe(
      `<i data-product='{{product:none}}' data-crumb="a&quot;b">`,
    )
  })
})

describe('sizes of widgets', () => {
  it('separate a widget’s own part from the shared part', () => {
    const manifest = {
      widgets: {a: ['a.js', 'core.js'], b: ['b.js', 'core.js']},
      files: {'a.js': {brotli: 10}, 'b.js': {brotli: 20}, 'core.js': {brotli: 5}},
    }
    expect(sizesOf(manifest)).toEqual({a: {own: 10, all: 15}, b: {own: 20, all: 25}})
  })

  it('are empty without a manifest', () => {
    for (const nothing of [null, [], {widgets: 7}, 'x']) expect(sizesOf(nothing)).toEqual({})
  })
})
