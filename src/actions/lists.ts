import {readItems, toggleItem, whenSynced} from '../page/lists/lists.ts'

/** As the address of a list has it. */
const NAME = /^[a-z][a-z0-9-]{0,39}$/

function check(call: string, name: unknown): void {
  if (typeof name !== 'string' || !NAME.test(name))
    throw new TypeError(`lists.${call}: "${name}" is no name. Write small letters, digits and hyphens`)
}

/** `Vitrine.lists`. */
export const lists = {
  async get(name: string): Promise<readonly string[]> {
    check('get', name)
    await whenSynced(name)
    return readItems(name)
  },
  async toggle(name: string, itemId: string): Promise<boolean> {
    check('toggle', name)
    if (!itemId || typeof itemId !== 'string') throw new TypeError('lists.toggle: needs the id of an item')
    await toggleItem(name, itemId).problem
    return readItems(name).includes(itemId)
  },
}
