import {describe, expect, it} from 'vitest'
import {
  applyChanges,
  changeList,
  EMPTY_LIST,
  type KeptList,
  listFor,
  MOST_ITEMS,
  parseHeld,
  parseKept,
  settleList,
} from './kept-list.ts'

const visitors: KeptList = {itemIds: ['bowl', 'mug'], owner: null, unsent: []}
const members: KeptList = {itemIds: ['vase', 'mug'], owner: 'ines', unsent: [['vase', true]]}

describe('stored lists', () => {
  it('are read by name', () => {
    expect(parseKept({wishlist: members, gifts: visitors})).toEqual(
      new Map([
        ['wishlist', members],
        ['gifts', visitors],
      ]),
    )
  })

  it.each([null, 3, 'text', [], {wishlist: 'mug'}])('%j holds none', (stored) => {
    expect(parseKept(stored).size).toBe(0)
  })

  it('keep what can be read, each product once', () => {
    const stored = {
      itemIds: ['mug', 3, 'mug', ''],
      owner: 4,
      unsent: [['mug'], ['', true], ['mug', false], 'x'],
    }
    expect(parseKept({wishlist: stored}).get('wishlist')).toEqual({
      itemIds: ['mug'],
      owner: null,
      unsent: [['mug', false]],
    })
  })
})

describe('an answer of the shop', () => {
  it('has products and a version', () => {
    expect(parseHeld({itemIds: ['mug'], version: 3})).toEqual({
      ok: true,
      value: {itemIds: ['mug'], version: '3'},
    })
  })

  it.each([
    [{version: '1'}, 'has no "itemIds"'],
    [{itemIds: []}, 'has no "version"'],
    [null, 'has no "itemIds"'],
  ])('%j cannot be read', (reply, problem) => {
    expect(parseHeld(reply)).toEqual({ok: false, problem})
  })
})

describe('changes', () => {
  it('put the newest first, and leave the place of what is there', () => {
    expect(
      applyChanges(
        ['mug', 'vase'],
        [
          ['bowl', true],
          ['vase', true],
          ['plate', true],
          ['mug', false],
        ],
      ),
    ).toEqual(['plate', 'bowl', 'vase'])
  })

  it('never make a list longer than its limit', () => {
    const full = Array.from({length: MOST_ITEMS}, (_, index) => `${index}`)
    const longer = applyChanges(full, [['mug', true]])
    expect([longer.length, longer[0]]).toEqual([MOST_ITEMS, 'mug'])
  })

  it('of a member wait for the shop, the last one of each product', () => {
    const twice = changeList(changeList(members, ['vase', false]), ['plate', true])
    expect(twice).toEqual({
      itemIds: ['plate', 'mug'],
      owner: 'ines',
      unsent: [
        ['vase', false],
        ['plate', true],
      ],
    })
  })

  it('of a visitor do not', () => {
    expect(changeList(EMPTY_LIST, ['mug', true])).toEqual({itemIds: ['mug'], owner: null, unsent: []})
  })
})

describe('another person at the browser', () => {
  it('who logs in brings each product along, in its order', () => {
    const list = listFor(visitors, 'ines')
    expect(list.owner).toBe('ines')
    expect(applyChanges(['vase', 'mug'], list.unsent)).toEqual(['bowl', 'vase', 'mug'])
  })

  it('does not see the list of a member, but what was never sent stays after the end of a session', () => {
    expect(listFor(members, null)).toEqual({itemIds: ['vase'], owner: null, unsent: []})
    expect(listFor(members, 'adam')).toEqual({itemIds: [], owner: 'adam', unsent: []})
  })

  it('is the same one', () => {
    expect(listFor(members, 'ines')).toBe(members)
  })
})

describe('an answered change', () => {
  it('is settled; a later one counts on top of what the shop has', () => {
    const later = changeList(members, ['plate', true])
    // as it comes back from storage
    const again = structuredClone(later)
    expect(settleList(again, ['vase', 'mug', 'jug'], members.unsent)).toEqual({
      itemIds: ['plate', 'vase', 'mug', 'jug'],
      owner: 'ines',
      unsent: [['plate', true]],
    })
  })

  it('that was taken back meanwhile is still to be sent', () => {
    const back = changeList(members, ['vase', false])
    expect(settleList(back, ['vase', 'mug'], members.unsent)).toEqual({
      itemIds: ['mug'],
      owner: 'ines',
      unsent: [['vase', false]],
    })
  })
})
