import {applyChanges, type HeldList, MOST_ITEMS} from '../../../src/model/kept-list.ts'
import {findProductsById} from '../catalogue/catalogue.ts'
import type {Database, Queries} from '../database.ts'
import {Refusal} from '../http/refusal.ts'

const NAME = /^[a-z][a-z0-9-]{0,39}$/
/** Lists of one member. */
const MOST_LISTS = 20

/** The name in an address. */
export function readListName(name: string): string {
  if (NAME.test(name)) return name
  throw new Refusal(400, 'This is no name of a list.')
}

/** What a member wants a list to be. */
export function readWantedList({itemIds, version}: Record<string, unknown>): HeldList {
  const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 100
  if (!Array.isArray(itemIds) || !itemIds.every(isText)) throw new Refusal(400, 'itemIds must be texts.')
  if (itemIds.length > MOST_ITEMS)
    throw new Refusal(400, `A list must not have more than ${MOST_ITEMS} products.`)
  if (!isText(version)) throw new Refusal(400, 'version must be a text.')
  return {itemIds: [...new Set(itemIds)], version}
}

async function read(queries: Queries, memberId: string, name: string): Promise<HeldList> {
  const row = await queries.first('SELECT * FROM lists WHERE member_id = ? AND name = ?', [memberId, name])
  if (!row) return {itemIds: [], version: '0'}
  const itemIds: string[] = JSON.parse(String(row.item_ids))
  return {itemIds, version: String(row.version)}
}

async function checkNumber(queries: Queries, memberId: string, name: string): Promise<void> {
  const row = await queries.first('SELECT count(*) AS count FROM lists WHERE member_id = ? AND name != ?', [
    memberId,
    name,
  ])
  if (Number(row?.count) >= MOST_LISTS) throw new Refusal(400, 'There are too many lists.')
}

/** Lists of products, by member and name. */
export function createLists(database: Database) {
  const write = (memberId: string, name: string, change: (held: HeldList) => HeldList) =>
    database.write(async (queries): Promise<HeldList> => {
      const held = await read(queries, memberId, name)
      const wanted = change(held)
      if (wanted.version !== held.version) throw new Refusal(409, 'The list has changed meanwhile.')
      await checkNumber(queries, memberId, name)
      const known = await findProductsById(queries, wanted.itemIds)
      const itemIds = known.map(({record}) => record.id)
      const version = `${Number(held.version) + 1}`
      await queries.all(
        `INSERT INTO lists (member_id, name, version, item_ids) VALUES (?, ?, ?, ?)
          ON CONFLICT DO UPDATE SET version = excluded.version, item_ids = excluded.item_ids`,
        [memberId, name, Number(version), JSON.stringify(itemIds)],
      )
      return {itemIds, version}
    })
  return {
    read: (memberId: string, name: string) => read(database, memberId, name),
    /** Refuses a list of an earlier version. */
    replace: (memberId: string, name: string, wanted: HeldList) => write(memberId, name, () => wanted),
    /** For a form without script: adds an item, or takes it off. */
    toggle: (memberId: string, name: string, itemId: string) =>
      write(memberId, name, ({itemIds, version}) => ({
        itemIds: applyChanges(itemIds, [[itemId, !itemIds.includes(itemId)]]).slice(0, MOST_ITEMS),
        version,
      })),
  }
}

export type Lists = ReturnType<typeof createLists>
