import {describe, expect, it} from 'vitest'
import {chooseTokens, type Look, type Paint} from './choose-tokens.ts'
import {contrast} from './contrast.ts'

const paint = (css: string, ...rgb: [number, number, number]): Paint => ({css, rgb})
const WHITE = paint('white', 255, 255, 255)
const BLACK = paint('black', 0, 0, 0)
const CLAY = paint('clay', 140, 59, 28)
const LEMON = paint('lemon', 255, 240, 120)
const PLAIN: Look = {button: null, link: null, text: BLACK, surface: null, font: null}
const button = (background: Paint, color: Paint, radius = '6px') => ({background, color, radius})

describe('contrast', () => {
  it.each([
    [WHITE, BLACK, 21],
    [BLACK, BLACK, 1],
    [paint('', 119, 119, 119), WHITE, 4.48],
  ])('is as WCAG has it', (one, other, ratio) => {
    expect(contrast(one.rgb, other.rgb)).toBeCloseTo(ratio, 1)
    expect(contrast(other.rgb, one.rgb)).toBeCloseTo(ratio, 1)
  })
})

describe('the tokens of a page', () => {
  it('are the defaults where the page has no style', () => {
    expect(chooseTokens(PLAIN)).toEqual({})
  })

  it('come from its button, its font and its background', () => {
    expect(
      chooseTokens({...PLAIN, button: button(CLAY, WHITE), surface: WHITE, font: 'Georgia, serif'}),
    ).toEqual({
      '--vitrine-text': 'black',
      '--vitrine-surface': 'white',
      '--vitrine-radius': '6px',
      '--vitrine-font': 'Georgia, serif',
      '--vitrine-accent': 'clay',
      '--vitrine-button-background': 'clay',
      '--vitrine-button-color': 'white',
    })
  })

  it('take the accent from a link, where the button’s colour is not legible on the page', () => {
    expect(chooseTokens({...PLAIN, button: button(LEMON, BLACK), link: CLAY})).toEqual({
      '--vitrine-radius': '6px',
      '--vitrine-accent': 'clay',
      '--vitrine-button-background': 'lemon',
      '--vitrine-button-color': 'black',
    })
  })

  it('leave out a button and a surface with text that is not legible', () => {
    const look = {...PLAIN, button: button(LEMON, WHITE), text: LEMON, surface: WHITE}
    expect(chooseTokens(look)).toEqual({'--vitrine-radius': '6px'})
  })

  it('follow a dark page', () => {
    const tokens = chooseTokens({...PLAIN, text: WHITE, surface: BLACK, button: button(LEMON, BLACK, '0px')})
    expect(tokens).toMatchObject({
      '--vitrine-text': 'white',
      '--vitrine-surface': 'black',
      '--vitrine-accent': 'lemon',
      '--vitrine-radius': '0px',
    })
  })

  it('take an accent that is legible on the dark, where a page with light text has no background', () => {
    const dark = {...PLAIN, text: WHITE}
    expect(chooseTokens({...dark, button: button(LEMON, BLACK)})['--vitrine-accent']).toBe('lemon')
    expect(chooseTokens({...dark, button: button(CLAY, WHITE)})['--vitrine-accent']).toBeUndefined()
  })

  it.each([
    ['999px', '16px'],
    ['50%', undefined],
    ['4px 8px', undefined],
  ])('have corners of at most 16 pixels: %s', (radius, expected) => {
    expect(chooseTokens({...PLAIN, button: button(CLAY, WHITE, radius)})['--vitrine-radius']).toBe(expected)
  })
})
