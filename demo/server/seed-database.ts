import {createHash} from 'node:crypto'
import {giftCards} from '../seed/codes.ts'
import {forms} from '../seed/forms.ts'
import {members} from '../seed/members.ts'
import * as siteData from '../seed/site-data.ts'
import type {SeedProduct} from '../seed/types.ts'
import {resetGiftCards} from './cart/codes.ts'
import {setShortStock} from './cart/short-stock.ts'
import {fillShelf} from './catalogue/shelf.ts'
import type {Database, Queries} from './database.ts'
import {fillSite, resetSite} from './site/reset-site.ts'

const VISITORS_TABLES = [
  'sessions',
  'members',
  'lists',
  'log_in_tries',
  'adds',
  'codes',
  'entries',
  'carts',
  'subscriptions',
  'checkouts',
  'orders',
  'submissions',
  'withdrawals',
  'comments',
  'submission_keys',
  'captcha_answers',
  'events',
]

const toRecord = ({variants, ...product}: SeedProduct): object => ({
  ...product,
  variants: variants.map(({stock: _, ...variant}) => variant),
})

const stockOf = ({id, variants}: SeedProduct) => variants.map(({sku, stock}) => [id, sku, stock])

/** Each table is one statement, since a large shop has many thousands of rows. */
export async function fillProducts(queries: Queries, products: readonly SeedProduct[]): Promise<void> {
  await queries.all('DELETE FROM stock')
  await queries.all('DELETE FROM products')
  await queries.all(
    `INSERT INTO products (id, slug, position, data)
     SELECT value ->> 'id', value ->> 'slug', key, value FROM json_each(?)`,
    [JSON.stringify(products.map(toRecord))],
  )
  await queries.all(
    `INSERT INTO stock (product_id, sku, quantity)
     SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)`,
    [JSON.stringify(products.flatMap(stockOf))],
  )
  await fillShelf(queries, products)
}

async function replaceProducts(queries: Queries, products: readonly SeedProduct[]): Promise<void> {
  await fillProducts(queries, products)
  for (const table of ['entries', 'subscriptions'])
    await queries.all(
      `DELETE FROM ${table} WHERE (product_id, sku) NOT IN (SELECT product_id, sku FROM stock)`,
    )
}

async function replaceForms(queries: Queries): Promise<void> {
  await queries.all('DELETE FROM forms')
  for (const form of forms)
    await queries.all('INSERT INTO forms (id, data) VALUES (?, ?)', [form.id, JSON.stringify(form)])
}

async function replaceMembers(queries: Queries): Promise<void> {
  for (const {id, email, name, hash} of members)
    await queries.all(
      `INSERT INTO members (id, email, name, password) VALUES (?, ?, ?, ?)
       ON CONFLICT (id) DO UPDATE SET email = excluded.email, name = excluded.name, password = excluded.password`,
      [id, email, name, hash],
    )
}

/** Fills a new database, or one whose seed has changed. Keeps the visitors' data. */
export async function seedDatabase(database: Database, products: readonly SeedProduct[]): Promise<void> {
  const version = createHash('sha256')
    .update(JSON.stringify({products, forms, giftCards, members, siteData}))
    .digest('hex')
  await database.write(async (queries) => {
    const row = await queries.first("SELECT value FROM settings WHERE key = 'seed'")
    if (row?.value === version) return
    await replaceProducts(queries, products)
    await replaceForms(queries)
    await replaceMembers(queries)
    await resetGiftCards(queries)
    await fillSite(queries)
    await queries.all("INSERT OR REPLACE INTO settings (key, value) VALUES ('seed', ?)", [version])
  })
}

/** Restores the seed: deletes every cart, order, submission, session and event, and puts everything in stock again. */
export const resetDatabase = (database: Database, products: readonly SeedProduct[]): Promise<void> =>
  database.write(async (queries) => {
    for (const table of VISITORS_TABLES) await queries.all(`DELETE FROM ${table}`)
    await replaceProducts(queries, products)
    await replaceForms(queries)
    await replaceMembers(queries)
    await resetGiftCards(queries)
    await resetSite(queries)
    await setShortStock(queries, 'refuse')
  })
