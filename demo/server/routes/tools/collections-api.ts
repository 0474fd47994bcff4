import {Hono} from 'hono'
import type {CollectionRequest, ProductCategoryRequest} from '../../../../src/api/generated/schema.ts'
import {site} from '../../../seed/site.ts'
import {readJson} from '../../http/body.ts'
import type {DemoContext, DemoEnv} from '../../http/env.ts'
import {Refusal} from '../../http/refusal.ts'
import type {Services} from '../../services.ts'
import {createCollections} from '../../site/collections.ts'
import {messages} from '../../site/messages.ts'

type Body = Record<string, unknown>

function readText(body: Body, field: string): string {
  const value = body[field]
  if (typeof value === 'string' && value.trim()) return value
  throw new Refusal(400, messages.invalidFields, {[field]: messages.required})
}

function readCollection(body: Body): CollectionRequest {
  const urlId = readText(body, 'urlId')
  if (!/^[a-z\d]+(-[a-z\d]+)*$/.test(urlId))
    throw new Refusal(400, messages.invalidFields, {urlId: 'An address has lower-case letters and digits.'})
  return {
    navigationTitle: readText(body, 'navigationTitle'),
    title: readText(body, 'title'),
    urlId,
    description: typeof body.description === 'string' ? body.description : '',
    enabled: true,
  }
}

const readCategory = (body: Body): ProductCategoryRequest => ({
  displayName: readText(body, 'displayName'),
  parentCategoryId: '',
  type: 'ROOT',
  pageRendering: 'LIST_VIEW',
  displayIndex: Number.isSafeInteger(body.displayIndex) ? Number(body.displayIndex) : 1,
})

const idempotencyKeyOf = (c: DemoContext): string | null => c.req.header('Idempotency-Key') || null

/** Pages of products. */
export function collectionsApi({database}: Services) {
  const collections = createCollections(database)
  const app = new Hono<DemoEnv>()
  app.use(async (c, next) => {
    if (c.req.param('websiteId') !== site.id) throw new Refusal(404, 'There is no such website.')
    await next()
  })
  app.post('/', async (c) =>
    c.json(await collections.create(readCollection(await readJson(c)), idempotencyKeyOf(c)), 201),
  )
  app.post('/:collectionId/categories', async (c) => {
    const category = readCategory(await readJson(c))
    return c.json(
      await collections.createCategory(c.req.param('collectionId'), category, idempotencyKeyOf(c)),
      201,
    )
  })
  return app
}
