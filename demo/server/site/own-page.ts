import {isRecord} from '../../../src/lib/is-record.ts'
import {textOrNull} from '../../../src/lib/text-or-null.ts'
import type {Queries} from '../database.ts'

/** A page created by the site tools. The shop's initial pages have their own routes. */
export interface OwnPage {
  title: string
  description: string
}

export async function findOwnPage(queries: Queries, urlId: string): Promise<OwnPage | null> {
  const row = await queries.first('SELECT title, data FROM collections WHERE url_id = ?', [urlId])
  const data: unknown = row ? JSON.parse(String(row.data)) : null
  if (!row || !isRecord(data) || data.enabled !== true) return null
  return {title: String(row.title), description: textOrNull(data.description) ?? ''}
}
