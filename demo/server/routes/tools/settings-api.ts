import {Hono} from 'hono'
import {isRecord} from '../../../../src/lib/is-record.ts'
import {site} from '../../../seed/site.ts'
import {readJson} from '../../http/body.ts'
import type {DemoEnv} from '../../http/env.ts'
import {Refusal} from '../../http/refusal.ts'
import type {Services} from '../../services.ts'
import {readDocument, writeDocument} from '../../site/documents.ts'

const HEADER_FOOTER = 'header-footer'

function documentOf(namespace: string): string {
  if (!/^[\w-]{1,64}$/.test(namespace)) throw new Refusal(400, 'There can be no such namespace.')
  return `commerce-preferences/${namespace}`
}

/** Header, footer, and commerce preferences. */
export function settingsApi({database}: Services) {
  const app = new Hono<DemoEnv>()
  app.get('/site-header-footer', async (c) => c.json(await readDocument(database, HEADER_FOOTER)))
  app.put('/site-header-footer', async (c) => {
    const {header, footer} = await readJson(c)
    if (!isRecord(header) || !isRecord(footer)) throw new Refusal(400, 'header and footer must be objects.')
    await writeDocument(database, HEADER_FOOTER, {header, footer})
    return c.body(null, 204)
  })
  app.get('/v1/commerce-preferences/:namespace', async (c) => {
    const preferences = await readDocument(database, documentOf(c.req.param('namespace')))
    return c.json({...preferences, websiteId: site.id})
  })
  app.put('/v1/commerce-preferences/:namespace', async (c) => {
    const {websiteId: _, ...preferences} = await readJson(c)
    await writeDocument(database, documentOf(c.req.param('namespace')), preferences)
    return c.body(null, 204)
  })
  return app
}
