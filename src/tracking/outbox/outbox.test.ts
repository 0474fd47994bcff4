import fc from 'fast-check'
import {describe, expect, it, vi} from 'vitest'
import {brokenDatabase, createDisk, createStorage, message} from '../../../test/helpers/tracking.ts'
import {createJournal} from './journal.ts'
import {createOutbox, type Outbox, type OutboxParts} from './outbox.ts'

function create(rest: Partial<OutboxParts> = {}) {
  const disk = createDisk()
  const storage = createStorage()
  const parts: OutboxParts = {
    me: 'me',
    database: disk.database,
    journal: createJournal(() => storage),
    mayStore: () => true,
    limit: 3,
    onEvicted: vi.fn(),
    ...rest,
  }
  return {...disk, storage, parts, outbox: createOutbox(parts)}
}

const ids = (outbox: Outbox): string[] => outbox.waiting().map((parcel) => parcel.message.id)

function finish(outbox: Outbox, id: string): void {
  const parcel = outbox.waiting().find((one) => one.message.id === id)
  if (parcel) outbox.finish(parcel)
}

describe('what waits', () => {
  it('is on the disk until it is acknowledged', async () => {
    const {outbox, rows} = create()
    await outbox.add([message(1), message(2)])
    expect(rows.get('id-1')).toEqual({...message(1), owner: 'me'})
    finish(outbox, 'id-1')
    await Promise.resolve()
    expect([...rows.keys()]).toEqual(['id-2'])
    expect(ids(outbox)).toEqual(['id-2'])
  })

  it('goes by what matters most, then by age', async () => {
    const {outbox} = create()
    await outbox.add([message(1), message(2, {isPriority: true}), message(3)])
    expect(ids(outbox)).toEqual(['id-2', 'id-1', 'id-3'])
    const [, first] = outbox.waiting()
    if (first) outbox.putLast(first)
    expect(ids(outbox)).toEqual(['id-2', 'id-3', 'id-1'])
  })

  it('is bounded: the oldest goes, what matters most never does', async () => {
    const {outbox, rows, parts} = create()
    for (let n = 0; n < 9; n++) await outbox.add([message(n, {isPriority: n < 4})])
    expect(ids(outbox)).toEqual(['id-0', 'id-1', 'id-2', 'id-3', 'id-6', 'id-7', 'id-8'])
    expect([...rows.keys()].sort()).toEqual(ids(outbox).sort())
    expect(parts.onEvicted).toHaveBeenCalledTimes(2)
  })

  it('is kept in memory where the disk is full, and journaled when the page is left', async () => {
    const {outbox, storage, parts} = create({database: brokenDatabase})
    await outbox.add([message(1)])
    expect(ids(outbox)).toEqual(['id-1'])
    outbox.leave()
    expect(storage).toHaveLength(1)
    const next = createOutbox({...parts, me: 'next'})
    await next.adopt('me')
    expect(ids(next)).toEqual(['id-1'])
    expect(storage).toHaveLength(0)
  })

  it('is kept nowhere but in memory where nothing may be stored', async () => {
    const {outbox, rows, storage} = create({mayStore: () => false})
    await outbox.add([message(1)])
    outbox.leave()
    expect([rows.size, storage.length]).toEqual([0, 0])
    expect(outbox.waiting()).toMatchObject([{isSaved: false}])
  })

  it('is forgotten everywhere, that of others too', async () => {
    const {outbox, rows, storage, parts} = create()
    await createOutbox({...parts, me: 'other'}).add([message(1)])
    parts.journal.write([message(3)])
    await outbox.add([message(2)])
    outbox.clear()
    expect([rows.size, storage.length, ids(outbox).length]).toEqual([0, 0, 0])
  })
})

describe('what a tab has left', () => {
  it('is adopted once, and belongs to its heir from then on', async () => {
    const {outbox, rows, parts} = create()
    await createOutbox({...parts, me: 'dead'}).add([message(1)])
    expect([...(await outbox.owners())]).toEqual(['dead'])
    await outbox.adopt('dead')
    expect(ids(outbox)).toEqual(['id-1'])
    expect(rows.get('id-1')?.owner).toBe('me')
    const late = createOutbox({...parts, me: 'late'})
    await late.adopt('dead')
    expect(ids(late)).toEqual([])
  })

  it('is not taken for new where it was acknowledged meanwhile', async () => {
    const {outbox, rows} = create()
    await outbox.add([message(1)])
    const [row] = rows.values()
    finish(outbox, 'id-1')
    if (row) rows.set(row.id, row)
    await outbox.adopt('me')
    expect(ids(outbox)).toEqual([])
  })

  it('a page that was put aside finds what nobody has taken', async () => {
    const {outbox, parts} = create()
    await outbox.add([message(1), message(2)])
    outbox.leave()
    const heir = createOutbox({...parts, me: 'heir'})
    await heir.adopt('me')
    finish(heir, 'id-1')
    outbox.forgetSaved()
    await outbox.adopt('me')
    expect(ids(outbox)).toEqual([])
    expect(ids(heir)).toEqual(['id-2'])
  })
})

describe('the journal', () => {
  it('adds to what another page has left', () => {
    const storage = createStorage()
    const journal = createJournal(() => storage)
    expect(journal.write([message(1)]) && journal.write([message(2)])).toBe(true)
    expect(journal.take().map(({id}) => id)).toEqual(['id-1', 'id-2'])
    expect(journal.take()).toEqual([])
  })

  it('says where it can keep nothing', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    expect(createJournal(refuse).write([message(1)])).toBe(false)
    expect(createJournal(refuse).take()).toEqual([])
  })

  it('reads whatever anyone has written there', () => {
    const storage = createStorage()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.setItem('vitrine-tracking', text)
        for (const {id, to, body} of createJournal(() => storage).take())
          expect([typeof id, typeof to, typeof body]).toEqual(['string', 'string', 'string'])
        expect(storage).toHaveLength(0)
      }),
    )
  })
})
