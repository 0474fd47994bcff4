import {expect, it} from 'vitest'
import {escapeHtml} from './escape.ts'

it.each([
  ['', ''],
  ['plain', 'plain'],
  ['&<>"', '&amp;&lt;&gt;&quot;'],
  [`a & b, 'c' < "d"`, `a &amp; b, 'c' &lt; &quot;d&quot;`],
  [7, '7'],
])('%s is %s', (value, expected) => expect(escapeHtml(value)).toBe(expected))
