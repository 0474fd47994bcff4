// @vitest-environment happy-dom
import {beforeEach, expect, it, vi} from 'vitest'
import {watchConsole} from '../../test/helpers/console.ts'
import {freshPage} from '../../test/helpers/fresh-page.ts'

freshPage()
const said = watchConsole()

beforeEach(() => {
  document.documentElement.removeAttribute('lang')
})

/** The label of the close button on a page in that language. */
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
  // on a busy machine the file may come after the wait for it
  await vi.dynamicImportSettled()
  return createTexts('lightbox', {close: 'Close'})('close')
}

it.each([
  ['de', undefined, 'Schließen'],
  ['DE-ch', undefined, 'Schliessen'],
  ['en', 'fr-FR', 'Fermer'],
  ['fr', 'en-US', 'Close'],
  ['en-GB', undefined, 'Close'],
  ['pt', undefined, 'Fechar'],
  ['pt-BR', undefined, 'Fechar'],
  ['pt-PT', undefined, 'Fechar'],
  ['zh', undefined, '关闭'],
  ['zh-CN', undefined, '关闭'],
  ['zh-SG', undefined, '关闭'],
  ['zh-Hans', undefined, '关闭'],
  // simplified characters, whatever the region
  ['zh-Hans-HK', undefined, '关闭'],
  // traditional characters
  ['zh-Hant', undefined, 'Close'],
  ['zh-hant-CN', undefined, 'Close'],
  ['zh-TW', undefined, 'Close'],
  ['zh-HK', undefined, 'Close'],
  ['zh-MO', undefined, 'Close'],
  ['da', undefined, 'Close'],
  // starts like the Italian one
  ['itx', undefined, 'Close'],
  ['', undefined, 'Close'],
])('lang="%s", website.language %s: %s', async (language, context, text) => {
  expect(await readClose(language, context)).toBe(text)
  expect(said.warnings).toEqual([])
})

it('English fetches nothing and delays nothing', async () => {
  const {translate} = await import('./translate.ts')
  document.documentElement.lang = 'en-US'
  expect(translate()).toBeUndefined()
})

it('fires its event after the page’s own texts, which take precedence', async () => {
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
