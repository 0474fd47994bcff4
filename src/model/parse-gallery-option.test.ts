import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {GALLERY_OPTIONS, type GalleryOption} from './gallery-options.ts'
import {parseGalleryOption} from './parse-gallery-option.ts'

const names = Object.keys(GALLERY_OPTIONS) as (keyof typeof GALLERY_OPTIONS)[]

const parse = (name: keyof typeof GALLERY_OPTIONS, raw: unknown) =>
  parseGalleryOption(raw, GALLERY_OPTIONS[name])

describe('every option', () => {
  it.each(names)('%s has its default if it is absent', (name) => {
    for (const nothing of [undefined, null, 'null', ' null '])
      expect(parse(name, nothing)).toEqual({value: GALLERY_OPTIONS[name].default})
  })

  it('has its type and range, whatever the input', () => {
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, raw) => {
        const option: GalleryOption = GALLERY_OPTIONS[name]
        const {value} = parse(name, raw)
        expect(typeof value).toBe(typeof option.default)
        if (option.type === 'choice') expect(option.choices).toContain(value)
        if (option.type !== 'integer') return
        expect(value).toBeGreaterThanOrEqual(option.min)
        expect(value).toBeLessThanOrEqual(option.max)
      }),
    )
  })
})

describe('a switch', () => {
  it.each([
    [true, true],
    [false, false],
    ['true', true],
    ['false', false],
    ['', true],
    [1, true],
    ['0', false],
  ])('%j is %s', (raw, value) => {
    expect(parse('autoplay', raw)).toEqual({value})
  })

  it.each(['yes', 2, {}, []])('%j is invalid, and is reported', (raw) => {
    const problem = 'is neither true nor false'
    expect(parse('autoplay', raw)).toEqual({value: false, problem})
    expect(parse('show-meta', raw)).toEqual({value: true, problem})
  })
})

describe('a number', () => {
  it.each([
    [1, 1],
    ['10', 10],
    [' 7 ', 7],
    ['', 4],
  ])('%j is %d', (raw, value) => {
    expect(parse('thumbnails-per-row', raw)).toEqual({value})
  })

  it.each([
    [0, 1],
    ['-3', 1],
    [11, 10],
    ['1e9', 10],
    ['Infinity', 4],
    [2.5, 4],
    ['four', 4],
    [{}, 4],
  ])('%j is out of range, and becomes %d', (raw, value) => {
    const problem = 'is no whole number from 1 to 10'
    expect(parse('thumbnails-per-row', raw)).toEqual({value, problem})
  })
})

describe('a choice', () => {
  it.each([
    ['widescreen', 'widescreen'],
    ['', 'square'],
  ])('%j is %s', (raw, value) => {
    expect(parse('aspect-ratio', raw)).toEqual({value})
  })

  it.each(['50', 62.5, '100'])('%j is a ratio in percent', (raw) => {
    expect(parse('aspect-ratio', raw)).toEqual({value: `${raw}`})
  })

  it.each(['0', '-50', '5000', '5e1'])('%j is no ratio', (raw) => {
    expect(parse('aspect-ratio', raw)).toMatchObject({value: 'square'})
    expect(parse('design', '50')).toMatchObject({value: 'grid'})
  })

  it('reports the valid choices for an invalid one', () => {
    expect(parse('lightboxTheme', 'red')).toEqual({value: 'dark', problem: 'is not one of dark, light'})
    expect(parse('design', ['slider']).problem).toContain('slideshow, slider, grid, stacked')
  })
})
