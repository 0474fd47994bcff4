// @vitest-environment happy-dom
import {afterEach, describe, expect, it} from 'vitest'
import {findFolder, findTag} from './find-tag.ts'

afterEach(() => document.head.replaceChildren())

function place(src: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.setAttribute('src', src)
  // the browser fetches nothing for a script that its parser has not inserted
  script.type = 'text/plain'
  document.head.append(script)
  return script
}

describe('the tag', () => {
  const stack = 'Error\n    at https://cdn.example/v/loader.js?1:2:34'

  it('is the running script', () => {
    const script = document.createElement('script')
    expect(findTag(script, '')).toBe(script)
  })

  it('is no other element, whatever its name', () => {
    expect(findTag(document.createElement('img'), stack)).toBeUndefined()
  })

  it('of a module is the one whose address is in the stack', () => {
    for (const src of [
      'https://cdn.example/',
      'https://cdn.example/other.js',
      'https://cdn.example/v/loader.js',
    ])
      place(src)
    expect(findTag(null, stack)).toBeUndefined()
    const script = place('https://cdn.example/v/loader.js?1')
    expect(findTag(null, stack)).toBe(script)
  })
})

describe('the folder', () => {
  it.each([
    [
      'Chromium',
      'Error\n    at https://cdn.example/v/loader.js:2:34\n    at https://cdn.example/v/loader.js:2:99',
    ],
    ['Firefox', '@https://cdn.example/v/loader.js:2:34\n@https://cdn.example/v/loader.js:2:99\n'],
    ['Safari', 'global code@https://cdn.example/v/loader.js:2:34'],
    ['a query', 'Error\n    at https://cdn.example/v/loader.js?a=/b/c:2:34'],
    [
      'an address in its query',
      'Error\n    at https://cdn.example/v/loader.js?a=https://other.example/b/:2:34',
    ],
    [
      'a wrapped Error',
      'Error\n    at new W (https://other.example/w/w.js:1:1)\n    at https://cdn.example/v/loader.js:2:34',
    ],
  ])('is the script’s folder, in the stack of %s', (_, stack) => {
    expect(findFolder(stack)).toBe('https://cdn.example/v/')
  })

  it('may have an @ and a port', () => {
    expect(findFolder('@http://localhost:3000/vitrine@1.2/loader.js:2:34')).toBe(
      'http://localhost:3000/vitrine@1.2/',
    )
  })

  it('is unknown without a stack', () => expect(findFolder('undefined')).toBeUndefined())
})
