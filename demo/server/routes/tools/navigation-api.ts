import {Hono} from 'hono'
import type {NavigationItem} from '../../../../src/api/generated/schema.ts'
import {asRecord} from '../../../../src/lib/as-record.ts'
import {isRecord} from '../../../../src/lib/is-record.ts'
import {textOrNull} from '../../../../src/lib/text-or-null.ts'
import {site} from '../../../seed/site.ts'
import {readJson} from '../../http/body.ts'
import type {DemoEnv} from '../../http/env.ts'
import {Refusal} from '../../http/refusal.ts'
import type {Services} from '../../services.ts'
import {readLayout, replaceNavigation} from '../../site/layout.ts'

/** Maximum nesting of menus. */
const DEEPEST = 10

function readItem(value: unknown, depth: number): NavigationItem {
  const {collectionId, externalLink, memberAreaId, items} = asRecord(value)
  const item = {
    collectionId: textOrNull(collectionId),
    externalLink: isRecord(externalLink) ? externalLink : textOrNull(externalLink),
    memberAreaId: textOrNull(memberAreaId),
    items: readItems(items ?? [], depth + 1),
  }
  if (!item.collectionId && !item.externalLink && !item.memberAreaId && !item.items.length)
    throw new Refusal(400, 'An item leads nowhere.')
  return item
}

function readItems(value: unknown, depth = 1): NavigationItem[] {
  if (!Array.isArray(value)) throw new Refusal(400, 'items must be a list.')
  if (depth > DEEPEST && value.length) throw new Refusal(400, 'The items are nested too deep.')
  return value.map((item) => readItem(item, depth))
}

/** The menus of the site. */
export function navigationApi({database}: Services) {
  const app = new Hono<DemoEnv>()
  app.get('/commondata/GetSiteLayout', async (c) => c.json({layout: await readLayout(database)}))
  app.post('/widget/UpdateNavigation', async (c) => {
    const {fieldName, templateId, navigation} = await readJson(c)
    if (templateId !== site.templateId) throw new Refusal(404, 'There is no such template.')
    const items = readItems(asRecord(navigation).items)
    await replaceNavigation(database, textOrNull(fieldName) ?? '', items)
    return c.body(null, 204)
  })
  return app
}
