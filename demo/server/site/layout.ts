import type {LayoutLink, NavigationItem, NavigationLayout} from '../../../src/api/generated/schema.ts'
import {memberAreas} from '../../seed/site-data.ts'
import type {Database, Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'

interface Page {
  id: string
  title: string
  urlId: string
}

async function listPages(queries: Queries): Promise<Page[]> {
  const rows = await queries.all('SELECT id, title, url_id FROM collections ORDER BY position')
  return rows.map(({id, title, url_id}) => ({id: String(id), title: String(title), urlId: String(url_id)}))
}

const collectionsOf = (items: readonly NavigationItem[]): (string | null)[] =>
  items.flatMap(({collectionId, items: below}) => [collectionId, ...collectionsOf(below)])

function toLink({items, ...link}: NavigationItem, pages: readonly Page[]): LayoutLink {
  const page = pages.find(({id}) => id === link.collectionId)
  return {
    ...link,
    title: page?.title ?? null,
    urlId: page?.urlId ?? null,
    children: items.map((one) => toLink(one, pages)),
  }
}

const itemOf = ({id}: Page): NavigationItem => ({
  collectionId: id,
  externalLink: null,
  memberAreaId: null,
  items: [],
})

/** Every navigation, then the links outside of them, then the areas for members. */
export async function readLayout(queries: Queries): Promise<NavigationLayout[]> {
  const pages = await listPages(queries)
  const rows = await queries.all('SELECT identifier, items FROM navigations ORDER BY position')
  const shown: {identifier: string; items: NavigationItem[]}[] = rows.map(({identifier, items}) => ({
    identifier: String(identifier),
    items: JSON.parse(String(items)),
  }))
  const linked = new Set(shown.flatMap(({items}) => collectionsOf(items)))
  const all = [
    ...shown,
    {identifier: '_hidden', items: pages.filter(({id}) => !linked.has(id)).map(itemOf)},
    {identifier: '_memberareas', items: [...memberAreas].map((area) => ({...area, items: []}))},
  ]
  return all.map(({identifier, items}) => ({identifier, links: items.map((item) => toLink(item, pages))}))
}

/** Replaces the links of a navigation; every collection in it must exist. */
export const replaceNavigation = (
  database: Database,
  identifier: string,
  items: readonly NavigationItem[],
): Promise<void> =>
  database.write(async (queries) => {
    const known = new Set((await listPages(queries)).map(({id}) => id))
    const unknown = collectionsOf(items).find((id) => id !== null && !known.has(id))
    if (unknown !== undefined) throw new Refusal(400, `There is no collection ${unknown}.`)
    const [changed] = await queries.all(
      'UPDATE navigations SET items = ? WHERE identifier = ? RETURNING identifier',
      [JSON.stringify(items), identifier],
    )
    if (!changed) throw new Refusal(404, 'There is no such navigation.')
  })
