// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {freshPage} from '../../test/helpers/fresh-page.ts'

freshPage()
const said = watchConsole()

beforeEach(() => {
  document.documentElement.removeAttribute('lang')
})

/** What a page of that language reads for the button that closes. */
async function readClose(language: string, context?: string): Promise<string> {
  document.documentElement.lang = language
  document.head.innerHTML = context
    ? `<script type="application/json" data-site-context>{"website": {"language": "${context}"}}</script>`
    : ''
  const [{translate}, {createTexts}] = await Promise.all([
    import('./translate.ts'),
    import('../../src/page/texts.ts'),
  ])
  await translate()
  return createTexts('lightbox', {close: 'Close'})('close')
}

it.each([
  ['de', undefined, 'Schließen'],
  ['DE-ch', undefined, 'Schliessen'],
  ['en', 'fr-FR', 'Fermer'],
  ['fr', 'en-US', 'Close'],
  ['en-GB', undefined, 'Close'],
  ['da', undefined, 'Close'],
  // begins as Italian does
  ['itx', undefined, 'Close'],
  ['', undefined, 'Close'],
])('lang="%s", website.language %s: %s', async (language, context, text) => {
  expect(await readClose(language, context)).toBe(text)
  expect(said.warnings).toEqual([])
})

it('English fetches nothing, and nothing waits for it', async () => {
  const {translate} = await import('./translate.ts')
  document.documentElement.lang = 'en-US'
  expect(translate()).toBeUndefined()
})

it('says that it has come, after the page’s own texts, which win', async () => {
  const {page} = await import('../../src/page/page.ts')
  const {createTexts} = await import('../../src/page/texts.ts')
  const texts = createTexts('lightbox', {close: 'Close', next: 'Next image'})
  const listen = vi.fn()
  document.addEventListener('vitrine:strings', listen, {once: true})
  page().strings['lightbox.close'] = 'Weg'
  expect(await readClose('de')).toBe('Weg')
  expect(listen).toHaveBeenCalledOnce()
  expect(texts('next')).toBe('Nächstes Bild')
  page().strings['lightbox.next'] = 'Weiter'
  expect(texts('next')).toBe('Weiter')
})
