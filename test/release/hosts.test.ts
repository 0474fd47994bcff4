import {describe, expect, it} from 'vitest'
import {headersOf} from '../../build/publish/headers.ts'
import {hostFiles} from '../../build/publish/hosts.ts'

const files = hostFiles(['1.0.0', '1.1.0'])
const PATHS = [
  '1.0.0/loader.js',
  '1.1.0/chunks/engine-a.js',
  'latest/loader.js',
  'latest/theme.css',
  'latest/manifest.json',
  'latest/release.json',
  'latest/licenses.txt',
  'latest/chunks/engine-a.js',
  'latest/assets/form-a.css',
  'latest/schemas/check.js',
  'latest/events/all.json',
]

/** Rules of a `_headers` file whose path matches. */
function matching(path: string): Record<string, string>[] {
  return (files._headers ?? '')
    .split('\n\n')
    .map((block) => block.trim().split('\n'))
    .filter(([rule = '']) =>
      rule.endsWith('*') ? `/${path}`.startsWith(rule.slice(0, -1)) : `/${path}` === rule,
    )
    .map(([, ...lines]) => Object.fromEntries(lines.map((line) => line.trim().split(': '))))
}

describe('_headers', () => {
  it.each(PATHS)('has one rule for %s, with the headers of a bucket', (path) => {
    const {'Content-Type': _, ...headers} = headersOf(path)
    expect(matching(path)).toEqual([headers])
  })
})
