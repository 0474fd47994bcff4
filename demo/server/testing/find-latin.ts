import {Window} from 'happy-dom'

/** Latin words that a page in Arabic or Japanese may contain: names, addresses of e-mails and pages, codes, units. */
const KEPT = [
  'Kiln & Paper',
  'Noir',
  'Kilnwatch',
  'Google',
  'Facebook',
  'QA',
  'CAPTCHA',
  '[\\w.]+@[\\w.]+',
  '@kilnandpaper',
  'https://',
  'wheel-thrown-clay',
  'US\\$',
  '/vitrine/theme\\.css',
]

const KEPT_WORDS = new RegExp(KEPT.join('|'), 'g')
const LATIN_WORD = /\p{Script=Latin}{2,}[\p{Script=Latin}'’ ]*/gu

/** Elements without text for visitors, source code, links to the shop in another language, and postal addresses. */
const SILENT = 'script, style, noscript, template, code, pre, [hreflang], [hidden][data-cart], [translate=no]'

const READ_ALOUD = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']

export const findLatinIn = (text: string): string[] =>
  [...text.replaceAll(KEPT_WORDS, ' ').matchAll(LATIN_WORD)].map(([word]) => word.trim())

/** Latin words of a page that visitors read or hear. */
export function findLatin(html: string): string[] {
  const {document} = new Window({settings: {disableJavaScriptEvaluation: true}})
  document.write(html)
  for (const element of document.querySelectorAll(SILENT)) element.remove()
  const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
    READ_ALOUD.map((name) => element.getAttribute(name) ?? ''),
  )
  const texts = [
    document.title,
    document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
  ]
  const all = [...texts, ...attributes, document.body.textContent ?? '']
  return [...new Set(all.flatMap(findLatinIn))]
}
