import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {scriptAddress} from './script-address.ts'

const PAGE = 'https://shop.example/cart?x'

describe('a script is allowed', () => {
  it.each([
    ['/recaptcha/api.js', 'https://shop.example/recaptcha/api.js'],
    ['api.js?a=1', 'https://shop.example/api.js?a=1'],
    ['https://shop.example/x.js', 'https://shop.example/x.js'],
    ['https://www.google.com/recaptcha/api.js', 'https://www.google.com/recaptcha/api.js'],
    ['//www.recaptcha.net/recaptcha/api.js?a', 'https://www.recaptcha.net/recaptcha/api.js?a'],
    ['https://edge.fullstory.com/s/fs.js', 'https://edge.fullstory.com/s/fs.js'],
    ['https://cdn.example/captcha/v2.js', 'https://cdn.example/captcha/v2.js'],
    ['https://any.example/what/ever.js', 'https://any.example/what/ever.js'],
  ])('from %s', (text, href) => {
    expect(scriptAddress(text, PAGE, ' https://cdn.example/captcha/\nhttps://any.example').href).toBe(href)
  })
})

describe('no script is allowed', () => {
  it.each([
    'https://evil.example/c.js',
    '//evil.example/c.js',
    '\\\\evil.example/c.js',
    '/\\evil.example/c.js',
    'https:\\\\evil.example/c.js',
    'https://shop.example@evil.example/c.js',
    'https://evil@shop.example/c.js',
    'https://shop.example.evil.example/c.js',
    'https://any.example.evil.example/c.js',
    'http://shop.example/c.js',
    'https://shop.example:8443/c.js',
    'https://www.google.com/complete/search?client=chrome&jsonp=alert(1)',
    'https://www.google.com/recaptcha/about/js/main.min.js',
    'https://www.google.com/recaptcha/api.js/../../complete/search?jsonp=alert(1)',
    'https://cdn.example/captcha/../evil.js',
    'https://cdn.example/captcha/%2e%2e/evil.js',
    'data:text/javascript,alert(1)',
    'blob:https://shop.example/1',
    'javascript:alert(1)',
    'https://',
  ])('from %s', (text) => {
    expect(() => scriptAddress(text, PAGE, 'https://cdn.example/captcha/ https://any.example')).toThrow(
      `no script is loaded from "${text}"`,
    )
  })

  it('from an address that a list only seems to name', () => {
    for (const list of ['*', 'https:', 'https://', 'evil.example', '//evil.example', 'javascript:', ''])
      expect(() => scriptAddress('https://evil.example/c.js', PAGE, list)).toThrow(TypeError)
  })

  it('on a page without an origin, except listed ones', () => {
    expect(() => scriptAddress('data:text/javascript,alert(1)', 'about:srcdoc')).toThrow(TypeError)
    expect(() => scriptAddress('/c.js', 'about:srcdoc')).toThrow(TypeError)
    expect(scriptAddress('https://a.example/c.js', 'about:srcdoc', 'https://a.example').href).toBe(
      'https://a.example/c.js',
    )
  })
})

it('from the page, a provider or the list, however it is spelled', () => {
  const part = fc.constantFrom(
    ...[
      'https:',
      'http:',
      'javascript:',
      'data:',
      '//',
      '/',
      '\\',
      '@',
      '.',
      '..',
      '%2f',
      '\n',
      '\t',
      ' ',
      ':',
    ],
    ...['shop.example', 'evil.example', 'www.google.com', '/recaptcha/api.js', 'c.js', '?', '#'],
  )
  fc.assert(
    fc.property(fc.array(part, {maxLength: 8}), (parts) => {
      let url: URL
      try {
        url = scriptAddress(parts.join(''), PAGE)
      } catch {
        return
      }
      const {origin, pathname} = url
      expect(['https://shop.example', 'https://www.google.com']).toContain(origin)
      if (origin !== 'https://shop.example') expect(pathname).toBe('/recaptcha/api.js')
    }),
    {numRuns: 5000},
  )
})
