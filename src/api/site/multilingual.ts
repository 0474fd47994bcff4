import {isRecord} from '../../lib/is-record.ts'
import {readPath} from '../../lib/read-path.ts'
import {fail, ok, type Result} from '../../lib/result.ts'
import {textOrNull} from '../../lib/text-or-null.ts'
import {toBoolean} from '../../lib/to-boolean.ts'
import {toNumber} from '../../lib/to-number.ts'
import type {Language, MultilingualSettings, MultilingualStatus} from '../generated/schema.ts'
import type {Send} from '../http.ts'

export type {Language, MultilingualSettings, MultilingualStatus} from '../generated/schema.ts'

const PATH = '/api/multilingual'

function parseSettings(reply: unknown): Result<MultilingualSettings> {
  const defaultLanguage = textOrNull(readPath(reply, 'defaultLanguage'))
  if (!defaultLanguage) return fail('has no "defaultLanguage"')
  return ok({defaultLanguage, isAutomatic: toBoolean(readPath(reply, 'isAutomatic'))})
}

function parseStatus(reply: unknown): Result<MultilingualStatus> {
  if (!isRecord(reply)) return fail('is no object')
  return ok({isConnected: toBoolean(reply.isConnected), languageCount: toNumber(reply.languageCount, 0)})
}

/** A language without a code cannot be selected. */
function readLanguage({code, name, customCode, isEnabled}: Record<string, unknown>): Language[] {
  const known = textOrNull(code)
  if (!known) return []
  return [
    {
      code: known,
      name: textOrNull(name) ?? known,
      customCode: textOrNull(customCode),
      isEnabled: toBoolean(isEnabled, true),
    },
  ]
}

function parseLanguages(reply: unknown): Result<Language[]> {
  const languages = readPath(reply, 'languages')
  return Array.isArray(languages)
    ? ok(languages.filter(isRecord).flatMap(readLanguage))
    : fail('has no list "languages"')
}

/** The translation settings of the site. */
export const loadMultilingualSettings = (send: Send): Promise<MultilingualSettings> =>
  send(`${PATH}/settings`, parseSettings)

/** Whether a translation tool is connected. */
export const loadMultilingualStatus = (send: Send): Promise<MultilingualStatus> =>
  send(`${PATH}/status`, parseStatus)

export const loadLanguages = (send: Send): Promise<Language[]> => send(`${PATH}/languages`, parseLanguages)

/** Replaces the whole list; returns the list that the server stored. */
export const saveLanguages = (send: Send, languages: readonly Language[]): Promise<Language[]> =>
  send(`${PATH}/languages`, parseLanguages, {method: 'PUT', body: {languages}})

/** Disconnects the translation tool. */
export const removeMultilingualConnection = (send: Send): Promise<null> =>
  send(`${PATH}/connection`, () => ok(null), {method: 'DELETE'})
