import {describe, expect, it} from 'vitest'
import {collectExpressions} from './collect.ts'
import {judge} from './judge.ts'

describe('regular expressions of a script', () => {
  it('include literals, and those that are built from texts', () => {
    const code = `
      const word = '[a-z]+', pair = \`\${word}=\${word}\`;
      const made = [new RegExp(\`^\${pair}$\`), RegExp((pair), 'gi'), /a\\/b/y];`
    expect(collectExpressions(code)).toEqual({
      expressions: [
        {source: '^[a-z]+=[a-z]+$', flags: ''},
        {source: '[a-z]+=[a-z]+', flags: 'gi'},
        {source: String.raw`a\/b`, flags: 'y'},
      ],
      unreadable: [],
    })
  })

  it('are reported if they are only known at run time', () => {
    const code = 'const a = "x"; { const b = "x", b2 = b } { let b = "y" } RegExp(b); RegExp(c); RegExp(a)'
    expect(collectExpressions(code)).toEqual({
      expressions: [{source: 'x', flags: ''}],
      unreadable: ['RegExp(b)', 'RegExp(c)'],
    })
  })

  it('reject input that is not a script', () => {
    expect(() => collectExpressions('const')).toThrow(SyntaxError)
  })
})

describe('a regular expression', () => {
  it.each([
    ['^(a+)+$', ''],
    [String.raw`^(\d+)*x`, ''],
    [String.raw`\s+$`, 'g'],
    ['<[^>]*>', 'g'],
    [String.raw`^[+-]?\d+\.?\d*$`, ''],
  ])('/%s/%s is not linear', async (source, flags) => {
    expect(await judge({source, flags})).toContain(`/${source}/${flags}`)
  })

  it.each([
    ['^a+$', ''],
    [String.raw`^[+-]?\d+(?:\.\d*)?$`, 'u'],
  ])('/%s/%s is', async (source, flags) => {
    expect(await judge({source, flags})).toBe(null)
  })
})
