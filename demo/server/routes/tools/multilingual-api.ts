import {Hono} from 'hono'
import type {Language} from '../../../../src/api/generated/schema.ts'
import {isLanguageTag} from '../../../../src/lib/is-language-tag.ts'
import {isRecord} from '../../../../src/lib/is-record.ts'
import {readJson} from '../../http/body.ts'
import type {DemoEnv} from '../../http/env.ts'
import {Refusal} from '../../http/refusal.ts'
import type {Services} from '../../services.ts'
import {changeDocument, readDocument} from '../../site/documents.ts'

const DOCUMENT = 'multilingual'

function readLanguage(value: unknown): Language {
  const {code, name, customCode = null, isEnabled = true} = isRecord(value) ? value : {}
  const isKnown = isLanguageTag(code) && typeof name === 'string' && typeof isEnabled === 'boolean'
  if (!isKnown || (customCode !== null && typeof customCode !== 'string'))
    throw new Refusal(400, 'Each language must have a code that is a language tag, and a name.')
  return {code, name, customCode, isEnabled}
}

function readLanguages(value: unknown): Language[] {
  if (!Array.isArray(value)) throw new Refusal(400, 'languages must be a list.')
  const languages = value.map(readLanguage)
  const names = languages.map(({code, customCode}) => customCode ?? code)
  if (new Set(names).size < names.length) throw new Refusal(400, 'A language is in the list twice.')
  return languages
}

/** The calls of a translation tool. */
export function multilingualApi({database}: Services) {
  const app = new Hono<DemoEnv>()
  app.get('/settings', async (c) => {
    const {defaultLanguage, isAutomatic} = await readDocument(database, DOCUMENT)
    return c.json({defaultLanguage, isAutomatic})
  })
  app.get('/status', async (c) => {
    const {isConnected, languages} = await readDocument(database, DOCUMENT)
    return c.json({isConnected, languageCount: readLanguages(languages).length})
  })
  app.get('/languages', async (c) => {
    const {languages} = await readDocument(database, DOCUMENT)
    return c.json({languages})
  })
  app.put('/languages', async (c) => {
    const languages = readLanguages((await readJson(c)).languages)
    await changeDocument(database, DOCUMENT, (data) => {
      if (!data.isConnected) throw new Refusal(422, 'No translation tool is connected.')
      return {...data, languages}
    })
    return c.json({languages})
  })
  app.delete('/connection', async (c) => {
    await changeDocument(database, DOCUMENT, (data) => {
      if (!data.isConnected) throw new Refusal(404, 'No translation tool is connected.')
      return {...data, isConnected: false}
    })
    return c.body(null, 204)
  })
  return app
}
