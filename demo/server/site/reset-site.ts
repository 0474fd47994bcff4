import {collections, documents, navigations, places} from '../../seed/site-data.ts'
import type {Queries} from '../database.ts'

const SITE_TABLES = ['categories', 'collections', 'navigations', 'site_documents', 'places']

const insert = (queries: Queries, table: string, columns: string, values: (string | number)[]) =>
  queries.all(
    `INSERT OR IGNORE INTO ${table} (${columns}) VALUES (${values.map(() => '?').join(', ')})`,
    values,
  )

/** Restores the owners' settings that are missing. */
export async function fillSite(queries: Queries): Promise<void> {
  for (const [position, {id, urlId, title}] of collections.entries())
    await insert(queries, 'collections', 'id, url_id, title, data, position', [
      id,
      urlId,
      title,
      '{}',
      position,
    ])
  for (const [position, [identifier, items]] of Object.entries(navigations).entries())
    await insert(queries, 'navigations', 'identifier, position, items', [
      identifier,
      position,
      JSON.stringify(items),
    ])
  for (const [name, data] of Object.entries(documents))
    await insert(queries, 'site_documents', 'name, data', [name, JSON.stringify(data)])
  for (const {id, name, address, ...location} of places)
    await insert(queries, 'places', 'id, name, address, data', [id, name, address, JSON.stringify(location)])
}

/** Restores the shop's initial settings and logs its owner out. */
export async function resetSite(queries: Queries): Promise<void> {
  for (const table of [...SITE_TABLES, 'owner_sessions']) await queries.all(`DELETE FROM ${table}`)
  await fillSite(queries)
}
