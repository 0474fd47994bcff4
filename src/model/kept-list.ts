import {asRecord} from '../lib/as-record.ts'
import {isRecord} from '../lib/is-record.ts'
import {listOf} from '../lib/list-of.ts'
import {fail, ok, type Result} from '../lib/result.ts'
import {textOrNull} from '../lib/text-or-null.ts'

/** A change of a list: the item, and whether it is listed from then on. */
export type ListChange = readonly [itemId: string, isListed: boolean]

/** A list as the browser keeps it. */
export interface KeptList {
  /** The newest first, with every change. */
  itemIds: readonly string[]
  /** The member whose list it is; null for that of a visitor. */
  owner: string | null
  /** Changes that the shop has not confirmed, the oldest first. Those of a visitor need no confirmation. */
  unsent: readonly ListChange[]
}

/** A list as the shop keeps it. */
export interface HeldList {
  itemIds: readonly string[]
  /** Another one after each change: the shop refuses a change of an earlier version. */
  version: string
}

/** Products of one list. */
export const MOST_ITEMS = 200

export const EMPTY_LIST: KeptList = {itemIds: [], owner: null, unsent: []}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== ''

const readIds = (value: unknown): string[] => [...new Set(listOf(value).filter(isId))].slice(0, MOST_ITEMS)

const isChange = (value: unknown): value is ListChange =>
  Array.isArray(value) && isId(value[0]) && typeof value[1] === 'boolean'

/** The lists in storage, by name. What cannot be read is left out. */
export const parseKept = (stored: unknown): ReadonlyMap<string, KeptList> =>
  new Map(
    Object.entries(asRecord(stored)).flatMap(([name, value]): [string, KeptList][] =>
      isRecord(value)
        ? [
            [
              name,
              {
                itemIds: readIds(value.itemIds),
                owner: typeof value.owner === 'string' ? value.owner : null,
                unsent: listOf(value.unsent).filter(isChange),
              },
            ],
          ]
        : [],
    ),
  )

/** The shop's own answer. */
export function parseHeld(reply: unknown): Result<HeldList> {
  const {itemIds, version} = asRecord(reply)
  const text = textOrNull(version)
  if (!Array.isArray(itemIds)) return fail('has no "itemIds"')
  return text === null ? fail('has no "version"') : ok({itemIds: readIds(itemIds), version: text})
}

/** A list after changes. What is already as a change has it keeps its place. */
export function applyChanges(itemIds: readonly string[], changes: readonly ListChange[]): readonly string[] {
  const removed = new Set(changes.flatMap(([id, isListed]) => (isListed ? [] : id)))
  const added = changes.flatMap(([id, isListed]) => (isListed && !itemIds.includes(id) ? id : []))
  return [...added.reverse(), ...itemIds.filter((id) => !removed.has(id))].slice(0, MOST_ITEMS)
}

/** Adds an item to a list, or takes it off. Only the last change of an item counts. */
export function changeList(list: KeptList, change: ListChange): KeptList {
  const others = list.unsent.filter(([id]) => id !== change[0])
  return {
    ...list,
    itemIds: applyChanges(list.itemIds, [change]),
    unsent: list.owner === null ? [] : [...others, change],
  }
}

/** What the list of one person leaves to the next one at the browser: never what the shop holds of a member. */
function itemsFor({itemIds, owner: before, unsent}: KeptList, owner: string | null): readonly string[] {
  if (before === null) return itemIds
  return owner === null ? itemIds.filter((id) => unsent.some(([changed]) => changed === id)) : []
}

/** The list of the person who uses the page now: a visitor who logs in keeps each product of the visitor's list. */
export function listFor(list: KeptList, owner: string | null): KeptList {
  if (list.owner === owner) return list
  const itemIds = itemsFor(list, owner)
  // the newest is added last, and stands first again
  const unsent = owner === null ? [] : [...itemIds].reverse().map((id): ListChange => [id, true])
  return {itemIds, owner, unsent}
}

/** A list after the shop has answered: changes that were not sent yet count on top of it. */
export function settleList(list: KeptList, held: readonly string[], sent: readonly ListChange[]): KeptList {
  // by value: storage gives new objects each time
  const isSent = ([id, isListed]: ListChange) =>
    sent.some(([changed, to]) => changed === id && to === isListed)
  const unsent = list.unsent.filter((change) => !isSent(change))
  return {...list, itemIds: applyChanges(held, unsent), unsent}
}
