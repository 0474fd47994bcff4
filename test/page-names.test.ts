import {globSync, readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {DOCUMENT_NAMES, WINDOW_NAMES} from './helpers/page-names.ts'

const files = globSync('{loader,qa,react,src,widgets}/**/*.{ts,tsx}').filter((file) => !/\.test\./.test(file))
/** Also removes imports: `safe-document.ts` is not a property. */
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm
const sources = files.map((file) => readFileSync(file, 'utf8').replace(COMMENTS, '')).join('\n')

/** Reads by dot, by `Reflect.get`, and by destructuring. */
function namesReadFrom(owner: string): string[] {
  const patterns = [
    `\\b(?:${owner})\\??\\.(\\w+)`,
    `Reflect\\.[gs]et\\((?:${owner}), '(\\w+)'`,
    `\\{([^{}=]+)\\} = (?:${owner})\\b(?!\\.)`,
  ]
  return patterns.flatMap((pattern) =>
    [...sources.matchAll(new RegExp(pattern, 'g'))].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/:.*/, '')),
    ),
  )
}

const inOrder = (names: Iterable<string>): string[] => [...new Set(names)].sort()

it('every name read from the document is tested with an element of that name', () => {
  expect(inOrder(namesReadFrom('document|safeDocument'))).toEqual(inOrder(DOCUMENT_NAMES))
})

it('every name read from the window, too', () => {
  const global = [
    ...sources.matchAll(/\breadGlobal\('(\w+)'\)|(?:Object\.hasOwn|Reflect\.get)\(defaultView, '(\w+)'/g),
  ]
  const read = [...namesReadFrom('window|globalThis|self'), ...global.map(([, a, b]) => a ?? b ?? '')]
  expect(inOrder(read)).toEqual(inOrder(WINDOW_NAMES))
})
