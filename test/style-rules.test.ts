import {readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {sheets, THEME} from '../build/style-sheets.ts'
import {findStyleFaults} from './style-rules.ts'
import {directImportsOf, HIDDEN} from './theming.ts'

const inLayer = (css: string): string => `@layer vitrine {\n${css}\n}`

describe('hidden elements stay hidden', () => {
  const ofWidgets = [...sheets.keys()].filter((file) => file.startsWith('widgets/'))

  it.each(ofWidgets)('by the rule that every style sheet of a widget contains: %s', (file) => {
    expect(directImportsOf(file)).toContain(HIDDEN)
  })

  it('and no rule of Vitrine overrides it', () => {
    const css = ':where(.a) { display: grid !important } :where(.b) { display: none !important }'
    expect(findStyleFaults('a.css', inLayer(css))).toEqual([
      'a.css:2 shows hidden elements, too: avoid an important display',
    ])
  })
})

describe('Vitrine’s style sheets yield to any style of the page', () => {
  it('all of them', () => {
    expect(sheets.size).toBeGreaterThan(25)
    expect([...sheets].flatMap(([file, css]) => findStyleFaults(file, css))).toEqual([])
  })

  it.each([
    ['is not in @layer vitrine', ':where(.a) { margin: 0 }'],
    ['is not in @layer vitrine', '@layer other { :where(.a) { margin: 0 } }'],
    ['is not in @layer vitrine', '@media print { @layer vitrine { :where(.a) { margin: 0 } } }'],
  ])('%s: %s', (problem, css) => {
    expect(findStyleFaults('a.css', css)).toEqual([`a.css:1 ${problem}`])
  })

  it.each([
    ['has a specificity', '.a { margin: 0 }'],
    ['has a specificity', ':where(.a) > :not(.b) { margin: 0 }'],
    ['has a specificity', ':where(.a):hover { margin: 0 }'],
    ['has a specificity', ':where(.a) p { margin: 0 }'],
    ['has a specificity', '@layer deep { @container (width < 1px) { .a { margin: 0 } } }'],
    ['margin-left names a side', ':where(.a) { margin-left: 1px }'],
    ['left names a side', ':where(.a) { left: var(--x) }'],
    ['width names a side', ':where(.a) { width: 1px }'],
    ['border-top-left-radius names a side', ':where(.a) { border-top-left-radius: 1px }'],
    ['margin names a side', ':where(.a) { margin: 0 1px 0 0 }'],
    ['text-align names a side', ':where(.a) { text-align: left }'],
    ['color has a fixed colour', ':where(.a) { color: #fff }'],
    ['color has a fixed colour', ':where(.a) { color: white }'],
    ['border has a fixed colour', ':where(.a) { border: var(--x) solid rgb(0 0 0) }'],
    ['background has a fixed colour', ':where(.a) { background: linear-gradient(red, blue) }'],
    ['moves', ':where(.a) { transition: opacity 1s }'],
    ['moves', ':where(.a) { animation: vitrine-in 1s }'],
    [
      'moves',
      ':where(.a) { animation-name: vitrine-in } @media (prefers-reduced-motion: reduce) { :where(.b) { animation: none } }',
    ],
    [
      'object-position has a percentage within bounds',
      ':where(.a) { object-position: clamp(0%, var(--x) * 100%, 100%) 0 }',
    ],
    [
      'background-position has a percentage within bounds',
      ':where(.a) { background-position: 0 min(50%, 1em) }',
    ],
    ['is a button without a border', ':where(.a) { border: 0; cursor: pointer }'],
    ['has start or end in a flex container', ':where(.a) { display: inline-flex; align-items: end }'],
    ['keyframes begin with vitrine-', '@keyframes turn { to { opacity: 0 } }'],
  ])('%s: %s', (problem, css) => {
    expect(findStyleFaults('a.css', inLayer(css))).toEqual([expect.stringContaining(`a.css:2 ${problem}`)])
  })

  it.each([
    ':where(.a, .b:hover) > :where(:not(.c))::before { margin: 0 1px }',
    ':where(.a) { color: var(--x, #fff); background: light-dark(#fff, #000); border: 1px solid transparent }',
    ':where(.a) { color: CanvasText; border: 1px solid currentcolor }',
    ':where(.a) { transition: none; animation: none }',
    ':where(.a) { display: grid; align-items: end } :where(.b) { display: flex; align-items: flex-end }',
    ':where(.a) { transition: opacity 1s } @media (prefers-reduced-motion: reduce) { :where(.a) { transition: none } }',
    ':where(.a) { border: 0; cursor: pointer } @media (forced-colors: active) { :where(.a) { outline: 1px solid } }',
  ])('accepts %s', (css) => {
    expect(findStyleFaults('a.css', inLayer(css))).toEqual([])
  })
})

describe('the default look yields to any style of the page, and overrides the widgets', () => {
  it('with the weight of one element in the same layer', () => {
    expect(findStyleFaults(THEME, readFileSync(THEME, 'utf8'), true)).toEqual([])
  })

  it.each([
    ':where(.a) { margin: 0 }',
    'html .a { margin: 0 }',
    'body :where(.a) { margin: 0 }',
    'html :where(.a), :where(.b) { margin: 0 }',
  ])('which %s has not', (css) => {
    expect(findStyleFaults('a.css', inLayer(css), true)).toEqual([
      'a.css:2 has another specificity than html: use html :where()',
    ])
  })
})
