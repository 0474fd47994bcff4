import fc from 'fast-check'
import {describe, expect, it, vi} from 'vitest'
import {
  brokenDatabase,
  createRows,
  createStorage,
  createTab,
  message,
} from '../../../test/helpers/tracking.ts'
import {until} from '../../../test/helpers/until.ts'
import type {Database} from './database.ts'
import {takeJournal} from './journal.ts'
import type {Outbox, OutboxParts} from './outbox.ts'
import {isJournalKept, writeJournal} from './write-journal.ts'

function create(rest: Partial<OutboxParts & {database: Database}> = {}) {
  const {rows, database} = createRows()
  const storage = createStorage()
  const shared = {database: rest.database ?? database, storage}
  const onEvicted = vi.fn()
  const open = (me: string) => {
    const tab = createTab(me, shared, {limit: 3, onEvicted, ...rest})
    tab.outbox.keepBy(tab.disk)
    return tab
  }
  return {...open('me'), rows, storage, onEvicted, open}
}

const ids = (outbox: Outbox): string[] => outbox.waiting().map((parcel) => parcel.message.id)

function finish(outbox: Outbox, id: string): void {
  const parcel = outbox.waiting().find((one) => one.message.id === id)
  if (parcel) outbox.finish(parcel)
}

describe('waiting messages', () => {
  it('are on disk until they are acknowledged', async () => {
    const {outbox, rows} = create()
    outbox.add([message(1), message(2)])
    await until(() => expect(rows.get('id-1')).toEqual({...message(1), owner: 'me'}))
    finish(outbox, 'id-1')
    await until(() => expect([...rows.keys()]).toEqual(['id-2']))
    expect(ids(outbox)).toEqual(['id-2'])
  })

  it('are sent by priority, then by age', async () => {
    const {outbox} = create()
    outbox.add([message(1), message(2, {isPriority: true}), message(3)])
    expect(ids(outbox)).toEqual(['id-2', 'id-1', 'id-3'])
    const [, first] = outbox.waiting()
    if (first) outbox.putLast(first)
    expect(ids(outbox)).toEqual(['id-2', 'id-3', 'id-1'])
  })

  it('that are acknowledged do not come back: not by moving them to the end, nor by adding them again', () => {
    const {outbox} = create()
    outbox.add([message(1), message(2)])
    const [first] = outbox.waiting()
    finish(outbox, 'id-1')
    if (first) outbox.putLast(first)
    outbox.add([message(1), message(2)])
    expect(ids(outbox)).toEqual(['id-2'])
  })

  it('are removed together with later acknowledged ones, and at once when the page ends', async () => {
    const done: (() => void)[] = []
    const remove = vi.fn((_: readonly string[]) => new Promise<void>((resolve) => done.push(resolve)))
    const {outbox, disk} = create({limit: 9, database: {...createRows().database, remove}})
    outbox.add([message(1), message(2), message(3), message(4)])
    for (const id of ['id-1', 'id-2', 'id-3']) finish(outbox, id)
    await until(() => expect(remove.mock.calls).toEqual([[['id-1']]]))
    done[0]?.()
    await until(() => expect(remove.mock.calls[1]).toEqual([['id-2', 'id-3']]))
    finish(outbox, 'id-4')
    disk.leave()
    disk.leave()
    done[1]?.()
    await until(() => expect(remove.mock.calls.slice(2)).toEqual([[['id-4']]]))
  })

  it('are limited in number: the oldest is dropped, priority messages never are', async () => {
    const {outbox, rows, onEvicted} = create()
    for (let n = 0; n < 9; n++) outbox.add([message(n, {isPriority: n < 4})])
    expect(ids(outbox)).toEqual(['id-0', 'id-1', 'id-2', 'id-3', 'id-6', 'id-7', 'id-8'])
    await until(() => expect([...rows.keys()].sort()).toEqual(ids(outbox).sort()))
    expect(onEvicted.mock.calls).toEqual([[message(4)], [message(5)]])
  })

  it('are in memory if the disk is full, and in the journal when the page ends', async () => {
    const {outbox, storage, open} = create({database: brokenDatabase})
    outbox.add([message(1)])
    expect(ids(outbox)).toEqual(['id-1'])
    outbox.leave()
    expect(storage).toHaveLength(1)
    const next = open('next')
    await next.disk.adopt('me')
    expect(ids(next.outbox)).toEqual(['id-1'])
    expect(storage).toHaveLength(0)
  })

  it('are only in memory if nothing may be stored', async () => {
    const {outbox, rows, storage} = create({mayStore: () => false})
    outbox.add([message(1)])
    outbox.leave()
    expect([rows.size, storage.length]).toEqual([0, 0])
    expect(outbox.waiting()).toMatchObject([{isSaved: false}])
  })

  it('are forgotten everywhere, including those of other tabs', async () => {
    const {outbox, disk, rows, storage, open} = create()
    open('other').outbox.add([message(1)])
    writeJournal([message(3)], () => storage)
    outbox.add([message(2)])
    outbox.clear()
    await disk.clear()
    expect([rows.size, storage.length, ids(outbox).length]).toEqual([0, 0, 0])
  })
})

it('a tab whose disk is full holds no lock', async () => {
  const lock = {hold: async () => {}, release: vi.fn(), leave() {}}
  const {outbox, disk} = createTab('me', {database: brokenDatabase, storage: createStorage(), lock})
  outbox.keepBy(disk)
  outbox.add([message(1)])
  await until(() => expect(lock.release).toHaveBeenCalledOnce())
  expect(outbox.waiting()).toMatchObject([{isSaved: false}])
})

it('a tab that has forgotten its messages holds no lock', async () => {
  const lock = {hold: async () => {}, release: vi.fn(), leave() {}}
  const {outbox, disk} = createTab('me', {...createRows(), storage: createStorage(), lock})
  outbox.keepBy(disk)
  outbox.add([message(1)])
  await until(() => expect(outbox.waiting()).toMatchObject([{isSaved: true}]))
  expect(lock.release).not.toHaveBeenCalled()
  outbox.clear()
  await disk.clear()
  expect(lock.release).toHaveBeenCalled()
})

describe('before the disk is ready', () => {
  it('messages are stored once it is', async () => {
    const {rows, database} = createRows()
    const {outbox, disk} = createTab('me', {database, storage: createStorage()})
    outbox.add([message(1), message(2)])
    finish(outbox, 'id-1')
    expect(rows.size).toBe(0)
    outbox.keepBy(disk)
    await until(() => expect(outbox.waiting()).toMatchObject([{isSaved: true}]))
    expect([...rows.keys()]).toEqual(['id-2'])
  })

  it('a page that ends writes them to the journal', async () => {
    const shared = {...createRows(), storage: createStorage()}
    const {outbox} = createTab('me', shared)
    outbox.add([message(1)])
    outbox.leave()
    const next = createTab('next', shared)
    await next.disk.adopt('next')
    expect(ids(next.outbox)).toEqual(['id-1'])
  })
})

describe('the messages of a closed tab', () => {
  it('are adopted once, and belong to the adopting tab from then on', async () => {
    const {outbox, disk, rows, open} = create()
    open('dead').outbox.add([message(1)])
    await until(() => expect(rows.size).toBe(1))
    expect([...(await disk.owners())]).toEqual(['dead'])
    await disk.adopt('dead')
    expect(ids(outbox)).toEqual(['id-1'])
    expect(rows.get('id-1')?.owner).toBe('me')
    const late = open('late')
    await late.disk.adopt('dead')
    expect(ids(late.outbox)).toEqual([])
  })

  it('are not treated as new if they were acknowledged meanwhile', async () => {
    const {outbox, disk, rows} = create()
    outbox.add([message(1)])
    const [row] = rows.values()
    finish(outbox, 'id-1')
    if (row) rows.set(row.id, row)
    await disk.adopt('me')
    expect(ids(outbox)).toEqual([])
  })

  it('are left to another tab by a page that ends meanwhile', async () => {
    const {rows, database} = createRows()
    rows.set('id-1', {...message(1), owner: 'dead'})
    const storage = createStorage()
    writeJournal([message(2)], () => storage)
    const each: Database['each'] = async (visit) => {
      await database.each(visit)
      tab.disk.leave()
    }
    const tab = createTab('me', {database: {...database, each}, storage})
    await tab.disk.adopt('dead')
    expect(ids(tab.outbox)).toEqual([])
    expect(takeJournal(() => storage)).toEqual([message(2)])
  })

  it('stay with the page that could not save them', async () => {
    const {outbox} = create({database: brokenDatabase})
    outbox.add([message(1)])
    outbox.forgetSaved()
    expect(ids(outbox)).toEqual(['id-1'])
  })

  it('a restored page finds the messages that no other tab took', async () => {
    const {outbox, disk, open} = create()
    outbox.add([message(1), message(2)])
    outbox.leave()
    const heir = open('heir')
    await heir.disk.adopt('me')
    finish(heir.outbox, 'id-1')
    outbox.forgetSaved()
    await disk.adopt('me')
    expect(ids(outbox)).toEqual([])
    expect(ids(heir.outbox)).toEqual(['id-2'])
  })
})

describe('the journal', () => {
  it('adds to the messages of another page', () => {
    const storage = createStorage()
    const find = () => storage
    expect(writeJournal([message(1)], find) && writeJournal([message(2)], find)).toBe(true)
    expect(takeJournal(find).map(({id}) => id)).toEqual(['id-1', 'id-2'])
    expect(takeJournal(find)).toEqual([])
  })

  it('reports that it can keep nothing', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError')
    }
    expect(writeJournal([message(1)], refuse)).toBe(false)
    expect(takeJournal(refuse)).toEqual([])
  })

  it('leaves out messages without an address', () => {
    const storage = createStorage()
    const find = () => storage
    writeJournal([message(1, {to: 'https://['}), message(2)], find)
    expect(takeJournal(find).map(({id}) => id)).toEqual(['id-2'])
  })

  it.each(['id', 'to', 'body'])('leaves out messages whose %s is no text', (field) => {
    const storage = createStorage()
    const find = () => storage
    storage.setItem('vitrine-tracking', JSON.stringify([{...message(1), [field]: 7}, message(2)]))
    expect(takeJournal(find)).toEqual([message(2)])
  })

  it('is there only if a page has left messages', () => {
    const storage = createStorage()
    const find = () => storage
    expect(writeJournal([], find)).toBe(true)
    expect([storage.length, isJournalKept(find)]).toEqual([0, false])
    writeJournal([message(1)], find)
    expect(isJournalKept(find)).toBe(true)
    expect(
      isJournalKept(() => {
        throw new DOMException('no', 'SecurityError')
      }),
    ).toBe(false)
  })

  it('tolerates any content, and loses none of our messages beside it', () => {
    const storage = createStorage()
    const find = () => storage
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        storage.setItem('vitrine-tracking', text)
        writeJournal([message(1)], find)
        const messages = takeJournal(find)
        expect(messages.at(-1)).toEqual(message(1))
        for (const {id, to, body} of messages)
          expect([typeof id, typeof to, typeof body]).toEqual(['string', 'string', 'string'])
        expect(storage).toHaveLength(0)
      }),
    )
  })
})
