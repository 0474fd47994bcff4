import {createHash} from 'node:crypto'
import {giftCards} from '../seed/codes.ts'
import {forms} from '../seed/forms.ts'
import {members} from '../seed/members.ts'
import {products} from '../seed/products.ts'
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
  'submission_keys',
  'captcha_answers',
  'events',
]

async function addProduct(queries: Queries, {variants, ...product}: SeedProduct, position: number) {
  const data = JSON.stringify({...product, variants: variants.map(({stock: _, ...variant}) => variant)})
  await queries.all('INSERT INTO products (id, slug, position, data) VALUES (?, ?, ?, ?)', [
    product.id,
    product.slug,
    position,
    data,
  ])
  for (const {sku, stock} of variants)
    await queries.all('INSERT INTO stock (product_id, sku, quantity) VALUES (?, ?, ?)', [
      product.id,
      sku,
      stock,
    ])
}

async function replaceProducts(queries: Queries): Promise<void> {
  await queries.all('DELETE FROM stock')
  await queries.all('DELETE FROM products')
  for (const [position, product] of products.entries()) await addProduct(queries, product, position)
  await fillShelf(queries, products)
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
export async function seedDatabase(database: Database): Promise<void> {
  const version = createHash('sha256')
    .update(JSON.stringify({products, forms, giftCards, members, siteData}))
    .digest('hex')
  await database.write(async (queries) => {
    const row = await queries.first("SELECT value FROM settings WHERE key = 'seed'")
    if (row?.value === version) return
    await replaceProducts(queries)
    await replaceForms(queries)
    await replaceMembers(queries)
    await resetGiftCards(queries)
    await fillSite(queries)
    await queries.all("INSERT OR REPLACE INTO settings (key, value) VALUES ('seed', ?)", [version])
  })
}

/** Restores the seed: deletes every cart, order, submission, session and event, and puts everything in stock again. */
export const resetDatabase = (database: Database): Promise<void> =>
  database.write(async (queries) => {
    for (const table of VISITORS_TABLES) await queries.all(`DELETE FROM ${table}`)
    await replaceProducts(queries)
    await replaceForms(queries)
    await replaceMembers(queries)
    await resetGiftCards(queries)
    await resetSite(queries)
    await setShortStock(queries, 'refuse')
  })
