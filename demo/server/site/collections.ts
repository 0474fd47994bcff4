import type {CollectionRequest, ProductCategoryRequest} from '../../../src/api/generated/schema.ts'
import {LIMITS} from '../../../src/tools/limits.ts'
import type {Database, Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'

const TAKEN = 'This address is taken.'

export interface Created {
  id: string
  urlId?: string
}

/** The page that an earlier call under this key created, if it still exists. */
async function findMade(
  queries: Queries,
  table: 'collections' | 'categories',
  key: string | null,
): Promise<Created | null> {
  const row = key ? await queries.first(`SELECT * FROM ${table} WHERE wish = ?`, [key]) : undefined
  return row ? {id: String(row.id), ...(row.url_id != null && {urlId: String(row.url_id)})} : null
}

async function insertCollection(
  queries: Queries,
  {urlId, title, ...rest}: CollectionRequest,
  key: string | null,
): Promise<Created> {
  if (await queries.first('SELECT id FROM collections WHERE url_id = ?', [urlId]))
    throw new Refusal(409, TAKEN, {urlId: TAKEN})
  const id = crypto.randomUUID()
  await queries.all(
    `INSERT INTO collections (id, url_id, title, data, wish, position)
     VALUES (?, ?, ?, ?, ?, (SELECT coalesce(max(position), 0) + 1 FROM collections))`,
    [id, urlId, title, JSON.stringify(rest), key],
  )
  return {id, urlId}
}

async function insertCategory(
  queries: Queries,
  collectionId: string,
  category: ProductCategoryRequest,
  key: string | null,
): Promise<Created> {
  const count = await queries.first('SELECT count(*) AS count FROM categories')
  if (Number(count?.count) >= LIMITS.nestedCategories)
    throw new Refusal(400, 'There are too many categories.')
  const id = crypto.randomUUID()
  await queries.all('INSERT INTO categories (id, collection_id, data, wish) VALUES (?, ?, ?, ?)', [
    id,
    collectionId,
    JSON.stringify(category),
    key,
  ])
  return {id}
}

/** Pages of products and their categories. Repeating a call with its idempotency key (column `wish`) creates nothing. */
export function createCollections(database: Database) {
  return {
    create: (collection: CollectionRequest, key: string | null): Promise<Created> =>
      database.write(
        async (queries) =>
          (await findMade(queries, 'collections', key)) ?? insertCollection(queries, collection, key),
      ),
    createCategory: (
      collectionId: string,
      category: ProductCategoryRequest,
      key: string | null,
    ): Promise<Created> =>
      database.write(async (queries) => {
        if (!(await queries.first('SELECT id FROM collections WHERE id = ?', [collectionId])))
          throw new Refusal(404, 'There is no such collection.')
        return (
          (await findMade(queries, 'categories', key)) ?? insertCategory(queries, collectionId, category, key)
        )
      }),
  }
}
