import {readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {sheets, THEME} from '../build/style-sheets.ts'
import {defaults, tokens} from '../src/widget/about-tokens.ts'
import {ERROR, findTokenFaults, tokensIn} from './style-tokens.ts'

const rule = (declaration: string): string => `@layer vitrine {\n  :where(.a) {\n    ${declaration};\n  }\n}`

describe('six tokens change every colour, corner and font', () => {
  it('of every style sheet', () => {
    expect(sheets.size).toBeGreaterThan(25)
    expect([...sheets].flatMap(([file, css]) => findTokenFaults(file, css))).toEqual([])
  })

  it('of the default look', () => {
    expect(findTokenFaults(THEME, readFileSync(THEME, 'utf8'))).toEqual([])
  })

  it('and each of them is used, described, and has a default', () => {
    const used = new Set([...sheets.values()].flatMap(tokensIn))
    expect([...used].sort()).toEqual(Object.keys(tokens).sort())
    expect(Object.keys(defaults)).toEqual(Object.keys(tokens))
    for (const text of Object.values(tokens)) expect(text).toMatch(/^[A-Z].*\.$/)
  })

  it('with one default each for text, and one style of errors', () => {
    const all = [...sheets.values()].join('\n').replace(/\s+/g, ' ').replaceAll('( ', '(')
    const texts = all.match(/var\(--vitrine-text,.*?\)\)/g) ?? []
    expect(new Set(texts)).toEqual(new Set(['var(--vitrine-text, light-dark(#1a1a1a, #f5f5f5))']))
    const errors = all.match(/var\(--vitrine-error-color/g) ?? []
    expect(errors.length).toBeGreaterThan(8)
    expect(all.split(ERROR)).toHaveLength(errors.length + 1)
  })

  it.each([
    ['color has a colour', 'color: light-dark(#fff, #000)'],
    ['color has a colour', 'color: var(--vitrine-dialog-color, #fff)'],
    ['color has a colour', 'color: var(--vitrine-radius, #fff)'],
    ['border has a colour', 'border: 1px solid rgb(0 0 0)'],
    [
      'background has a colour',
      'background: var(--vitrine-surface, #fff) linear-gradient(#000, transparent)',
    ],
    ['color has a colour', 'color: var(--vitrine-error-color, #e5251c)'],
    ['border-radius has corners', 'border-radius: 4px'],
    ['border-radius has corners', 'border-radius: var(--vitrine-dialog-radius, 4px)'],
    ['border-start-start-radius has corners', 'border-start-start-radius: 1em'],
    ['font has a font', 'font: 1em / 1 system-ui, sans-serif'],
    ['font-family has a font', "font-family: 'Times'"],
  ])('%s: %s', (fault, declaration) => {
    expect(findTokenFaults('a.css', rule(declaration))).toEqual([expect.stringContaining(`a.css:3 ${fault}`)])
  })

  it.each([
    'color: currentcolor',
    'color: var(--vitrine-dialog-color, var(--vitrine-text, light-dark(#1a1a1a, #f5f5f5)))',
    'border: 1px solid color-mix(in srgb, currentcolor 20%, transparent)',
    `border-color: ${ERROR}`,
    'box-shadow: var(--vitrine-popover-shadow, 0 4px 16px rgb(0 0 0 / 0.18))',
    'border-radius: 50%',
    'border-radius: var(--vitrine-radius, 4px) 0',
    'border-radius: var(--vitrine-dialog-radius, var(--vitrine-radius, 6px))',
    'font: inherit',
    'font: 28px / 1 var(--vitrine-font, system-ui, sans-serif)',
  ])('accepts %s', (declaration) => {
    expect(findTokenFaults('a.css', rule(declaration))).toEqual([])
  })
})
