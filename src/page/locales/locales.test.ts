import {readdirSync, readFileSync} from 'node:fs'
import {basename} from 'node:path'
import {describe, expect, it} from 'vitest'
import {catalogueFile, catalogueModule, textLanguages} from '../../../build/catalogues.ts'
import {localeNames} from '../../../build/locales.ts'
import {root} from '../../../build/root.ts'
import {readStrings, readTexts, readTranslated, textFolders} from '../../../build/texts.ts'
import {translatedFile, translatedModule} from '../../../build/translated.ts'
import {type Flat, findProblems, isCounted, readCatalogue} from '../../../test/helpers/catalogue.ts'
import {catalogueOf} from '../../lib/catalogue-of.ts'

const english: Flat = Object.fromEntries(
  Object.entries(await readTexts()).flatMap(([owner, texts]) =>
    Object.entries(texts).map(([key, text]) => [`${owner}.${key}`, text]),
  ),
)

const languages = localeNames.filter((name) => !name.includes('-'))

it('every language except English has a catalogue', () => {
  expect(languages).toEqual(textLanguages.filter((name) => !name.includes('-')))
})

it('every catalogue is found by its locale (npm run generate)', () => {
  expect(readFileSync(translatedFile, 'utf8')).toBe(translatedModule())
  expect(localeNames.map(catalogueOf)).toEqual(localeNames)
})

it('every language and region has a generated catalogue, and no other (npm run generate)', () => {
  const generated = readdirSync(`${root}src/page/locales/generated`)
  expect(generated.map((file) => basename(file, '.ts')).sort()).toEqual(textLanguages)
  expect(localeNames.filter((name) => !textLanguages.includes(name))).toEqual([])
})

it.each(textLanguages)(
  'the generated catalogue of %s has the texts of all folders (npm run generate)',
  (name) => {
    expect(readFileSync(catalogueFile(name), 'utf8')).toBe(catalogueModule(name))
  },
)

it.each(textFolders)('the texts in $folder stand beside their English', async (folder) => {
  const ours = await readStrings(root + folder.folder)
  const keys = textLanguages.flatMap((language) => Object.keys(readTranslated(folder, language)))
  const strange = keys.filter((key) => !Object.hasOwn(ours, key) && !isCounted(`${folder.owner}.${key}`))
  expect(strange).toEqual([])
})

describe.each(languages)('the catalogue of %s', (language) => {
  it('has all texts and no others, a plural for each category, and the same placeholders', async () => {
    const {texts, plural} = await readCatalogue(language)
    expect(findProblems(english, texts, plural)).toEqual([])
  })

  it('follows the typography of the language', async () => {
    const {texts} = await readCatalogue(language)
    const odd = Object.entries(texts).filter(([, text]) => /['"]| {2}|\.\.\.|^\s|\s$|\t|\n/.test(text))
    expect(odd).toEqual([])
  })

  it('is not English', async () => {
    const {texts} = await readCatalogue(language)
    const same = Object.keys(texts).filter(
      (key) => texts[key] === english[key] && /[a-z]{4}/.test(texts[key] ?? ''),
    )
    // words with the same spelling
    expect(same.filter((key) => !ALIKE.test(`${language} ${texts[key]}`))).toEqual([])
  })
})

const ALIKE =
  /^(de (Audio|Pause|Position|Minute|Neutral|Video: .*)|fr (Audio|Pause|Pages|Position|Minute|Suggestions|\{n\} suggestions|Total|Image .*)|es (Audio|Subtotal.*|Total|Neutral|Error: .*)|it (Account|Audio|Password|Video: .*)|ar name@.*|pt (Subtotal.*|Total|Zoom: .*))$/

/** Keys of the texts that differ in a region. */
async function differences(language: string, locale: string): Promise<Flat> {
  const [{texts: base}, {texts, plural}] = [
    await readCatalogue(language),
    await readCatalogue(language, locale),
  ]
  expect(findProblems(english, texts, plural)).toEqual([])
  return Object.fromEntries(Object.entries(texts).filter(([key, text]) => base[key] !== text))
}

describe('regions', () => {
  it('Switzerland and Liechtenstein have no ß', async () => {
    for (const locale of ['de-CH', 'de-LI', 'DE-ch']) {
      const {texts} = await readCatalogue('de', locale)
      expect(Object.values(texts).join()).not.toContain('ß')
    }
    expect(await differences('de', 'de-CH')).toMatchObject({'cart-popover.close': 'Schliessen'})
    expect(await differences('de', 'de-AT')).toEqual({})
  })

  it('Canada uses no space before ! and ?, and says courriel', async () => {
    const {texts} = await readCatalogue('fr', 'fr-CA')
    expect(Object.values(texts).filter((text) => /\u202f[!?;]|e-mail/i.test(text))).toEqual([])
    expect(await differences('fr', 'fr-CA')).toMatchObject({
      'add-to-cart.added': 'Ajouté!',
      'form.State': 'Province',
    })
    expect(await differences('fr', 'fr-FR')).toEqual({})
  })

  it('the Americas say agregar', async () => {
    for (const locale of ['es-MX', 'es-419', 'es-US', 'es-Latn-AR']) {
      const {texts} = await readCatalogue('es', locale)
      expect(Object.values(texts).filter((text) => /añad|vídeo|tarjeta regalo/i.test(text))).toEqual([])
    }
    expect(await differences('es', 'es-ES')).toEqual({})
    expect(await differences('es', 'es')).toEqual({})
  })

  it('Portuguese outside Brazil has neither CEP nor DDD', async () => {
    for (const locale of ['pt-PT', 'pt-AO', 'PT-mz']) {
      const {texts} = await readCatalogue('pt', locale)
      expect(Object.values(texts).filter((text) => /CEP|DDD/.test(text))).toEqual([])
    }
    expect(await differences('pt', 'pt-PT')).toMatchObject({'form.Zip': 'Código postal'})
    expect(await differences('pt', 'pt-BR')).toEqual({})
    expect(await differences('pt', 'pt')).toEqual({})
  })

  it('Britain has postcodes, and keeps everything else', async () => {
    const {texts} = await readCatalogue('en-gb', 'en-GB')
    expect(texts).toMatchObject({'form.Zip': 'Postcode', 'form.State': 'County'})
    expect(
      Object.keys(texts).filter((key) => english[key] === undefined || english[key] === texts[key]),
    ).toEqual([])
  })
})

it('French has its narrow spaces', async () => {
  const {texts} = await readCatalogue('fr')
  const wrong = Object.values(texts).filter((text) => /[^\u202f][:;!?»](?!\w|\/)|«(?!\u202f)/.test(text))
  expect(wrong).toEqual([])
})

describe('the checks find mistakes', () => {
  const few = {'a.b': 'B {x}', 'like.one': '1', 'like.other': '{n}', 'time-since.now': 'now'}
  const plural = (n: number) => (n === 1 ? 'one' : n === 2 ? 'two' : 'other')
  const whole = {
    'a.b': 'Be {x}',
    'like.one': 'uno',
    'like.two': 'dos',
    'like.other': '{n}',
    'cart-indicator.one': '1',
    'cart-indicator.two': '2',
    'cart-indicator.other': '{n}',
    'product-search.one': '1',
    'product-search.two': '2',
    'product-search.other': '{n}',
    'collection.one': '1',
    'collection.two': '2',
    'collection.other': '{n}',
    'comments-link.one': '1',
    'comments-link.two': '{n}',
    'comments-link.other': '{n}',
  }

  it.each([
    [{}, []],
    [{'a.b': ''}, ['a.b is missing']],
    [{'a.b': 'TODO {x}'}, ['a.b is a TODO']],
    [{'a.b': 'Be {y}'}, ['a.b has other placeholders']],
    [{'a.b': 'Be {x} {x}'}, []],
    [{'a.c': 'c'}, ['a.c is unknown']],
    [{'like.two': ''}, ['like.two is missing']],
    [{'like.few': '{n}'}, ['like.few is no category']],
    [{'like.other': 'many'}, ['like.other has other placeholders']],
    [{'like.two': '{m}'}, ['like.two has other placeholders']],
    [{'time-since.now': 'x'}, ['time-since.now is unknown']],
  ])('with %j: %j', (change, problems) => {
    expect(findProblems(few, {...whole, ...change}, plural)).toEqual(problems)
  })
})
