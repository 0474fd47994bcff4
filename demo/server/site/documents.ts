import type {Database, Queries} from '../database.ts'

/** A document of the site by name: one JSON object each. */
export async function readDocument(queries: Queries, name: string): Promise<Record<string, unknown>> {
  const row = await queries.first('SELECT data FROM site_documents WHERE name = ?', [name])
  return row ? JSON.parse(String(row.data)) : {}
}

export async function writeDocument(queries: Queries, name: string, data: object): Promise<void> {
  await queries.all('INSERT OR REPLACE INTO site_documents (name, data) VALUES (?, ?)', [
    name,
    JSON.stringify(data),
  ])
}

/** Reads, changes and writes in one transaction, so that concurrent changes do not overwrite each other. */
export const changeDocument = (
  database: Database,
  name: string,
  change: (data: Record<string, unknown>) => object,
): Promise<void> =>
  database.write(async (queries) => writeDocument(queries, name, change(await readDocument(queries, name))))
