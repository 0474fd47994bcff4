import {type FormField, parseForm} from '../../../src/model/form.ts'
import type {SeedForm} from '../../seed/forms.ts'
import {HOME, type Store} from '../../seed/stores.ts'
import {translateForm} from '../../seed/translate-form.ts'
import type {Database, Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'
import {messages} from '../site/messages.ts'
import {LONGEST_ID, LONGEST_PLACE, MOST_VALUES, QUOTAS} from '../storage/quotas.ts'
import type {Shares} from '../storage/shares.ts'
import type {Captchas} from './captchas.ts'
import {check, readNamed, type Values} from './check.ts'

/** How long a key is valid. */
const KEY_MS = QUOTAS.keys.kept

/** A form as the shop stores it: of a page, or of a product. */
export type ShopForm = Pick<SeedForm, 'id'> & Partial<SeedForm>

export interface Submission {
  formId: string
  values: Values
  /** The answer to a captcha; '' without one. */
  captchaKey: string
  /** The page of the form, as the call names it. */
  place: Readonly<Record<string, unknown>>
  network: string
  /** The store whose form was filled in: its choices are in the store's language. */
  store: Store
}

const FORM = `
  SELECT data FROM forms WHERE id = ?1
  UNION ALL SELECT json_extract(data, '$.form') FROM products WHERE json_extract(data, '$.form.id') = ?1`

/** A form of the shop in the language of a store, with its fields in the form model. */
export async function findForm(
  queries: Queries,
  id: string,
  store: Store = HOME,
): Promise<{form: ShopForm; fields: readonly FormField[]}> {
  const row = await queries.first(FORM, [id])
  if (!row) throw new Refusal(404, 'There is no such form.')
  const form = translateForm<ShopForm>(JSON.parse(String(row.data)), store)
  const parsed = parseForm(form, () => {})
  return {form, fields: parsed.ok ? parsed.value.fields : []}
}

interface Stored {
  id: string
  now: number
  shares: Shares
}

async function keep(
  queries: Queries,
  {formId, values, place, network}: Submission,
  {id, now, shares}: Stored,
): Promise<void> {
  const data = JSON.stringify({...place, kind: 'form', formId, form: values, submitted: now})
  shares.take('submissions', network, id, data)
  await queries.all('INSERT OR IGNORE INTO submissions (id, created, data) VALUES (?, ?, ?)', [id, now, data])
}

function checkLengths(values: Values, place: Submission['place']): void {
  const texts = Object.values(place).filter((value) => typeof value === 'string')
  if (JSON.stringify(values).length > MOST_VALUES || texts.some(({length}) => length > LONGEST_PLACE))
    throw new Refusal(400, messages.tooLong)
}

/** Submissions of visitors, and the keys that permit them. */
export function createSubmissions(
  database: Database,
  now: () => number,
  {captchas, shares}: {captchas: Captchas; shares: Shares},
) {
  /** Throws the problems of a submission, or returns the form and the values to store. */
  async function checked(submission: Submission): Promise<{form: ShopForm; kept: Submission}> {
    const {form, fields} = await findForm(database, submission.formId, submission.store)
    const values = readNamed(fields, submission.values)
    check(fields, values)
    checkLengths(values, submission.place)
    return {form, kept: {...submission, values}}
  }

  async function takeKey(queries: Queries, key: string): Promise<void> {
    const taken = await queries.first(
      'DELETE FROM submission_keys WHERE key = ? AND created > ? RETURNING key',
      [key, now() - KEY_MS],
    )
    if (!taken) throw new Refusal(400, messages.staleForm)
  }

  return {
    createKey: async (network: string): Promise<string> => {
      shares.take('keys', network)
      const key = crypto.randomUUID()
      await database.all('DELETE FROM submission_keys WHERE created <= ?', [now() - KEY_MS])
      await database.all('INSERT INTO submission_keys (key, created) VALUES (?, ?)', [key, now()])
      return key
    },
    /** Stores a submission and uses up its key. */
    save: async (key: string, submission: Submission): Promise<void> => {
      const {form, kept} = await checked(submission)
      await database.write(async (queries) => {
        await takeKey(queries, key)
        if (form.captchaEnabled) await captchas.take(submission.captchaKey, queries)
        await keep(queries, kept, {id: key, now: now(), shares})
      })
    },
    /** For a visitor without script, who cannot solve a captcha; repeating an id stores nothing. */
    saveOnce: async (id: string, submission: Submission): Promise<ShopForm> => {
      if (id.length > LONGEST_ID) throw new Refusal(400, messages.tooLong)
      const {form, kept} = await checked(submission)
      await keep(database, kept, {id, now: now(), shares})
      return form
    },
  }
}

export type Submissions = ReturnType<typeof createSubmissions>
