import {afterEach, expect, it, vi} from 'vitest'
import {createRows, createStorage, createTab, message} from '../../../test/helpers/tracking.ts'
import {pause, until} from '../../../test/helpers/until.ts'
import {createLockHandover, type LockHandover, type LockHandoverParts} from './lock-handover.ts'
import {createTabLock} from './tab-lock.ts'

type Waiting = {name: string; run: () => Promise<unknown>; isOver: () => boolean}

/** Exclusive locks, as in browsers. */
function createLocks() {
  const held = new Set<string>()
  const waiting: Waiting[] = []
  function next(name: string): void {
    const place = waiting.findIndex((one) => one.name === name && !one.isOver())
    const [one] = place < 0 || held.has(name) ? [] : waiting.splice(place, 1)
    if (!one) return
    held.add(name)
    void one.run().finally(() => {
      held.delete(name)
      next(name)
    })
  }
  const request = (name: string, ...rest: unknown[]): Promise<unknown> =>
    new Promise((resolve) => {
      const work = rest.at(-1)
      const signal: AbortSignal | undefined = Reflect.get(Object(rest[0]), 'signal')
      const run = async () => resolve(typeof work === 'function' ? await work() : undefined)
      waiting.push({name, run, isOver: () => !!signal?.aborted})
      next(name)
    })
  const query = async () => ({held: [...held].map((name) => ({name})), pending: []})
  /** Simulates the end of the tab that holds it. */
  const drop = (name: string): void => {
    held.delete(name)
    next(name)
  }
  return Object.assign({request, query} as unknown as LockManager, {drop})
}

const channels: BroadcastChannel[] = []
afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
})

function openOwn(name: string, onData: (data: unknown) => void): (data: unknown) => void {
  const channel = new BroadcastChannel(name)
  channels.push(channel)
  channel.onmessage = ({data}) => onData(data)
  return (data) => channel.postMessage(data)
}

function createSite(locks: LockManager | undefined) {
  const shared = {...createRows(), storage: createStorage()}
  const name = crypto.randomUUID()
  function open(id: string, {isQuiet, ...rest}: Partial<LockHandoverParts & {isQuiet: boolean}> = {}) {
    const me = `tab-${id}`
    const post = openOwn(name, (data) => handover.hear(data))
    const announce = () => post(me)
    const lock = createTabLock({me, locks, announce})
    const {outbox, disk} = createTab(me, {...shared, lock})
    outbox.keepBy(disk)
    const handover: LockHandover = createLockHandover({
      me,
      prefix: 'tab-',
      locks,
      post,
      owners: disk.owners,
      adopt: disk.adopt,
      onPurge: outbox.clear,
      ...rest,
    })
    if (!isQuiet) void handover.live()
    const leave = () => {
      outbox.leave()
      handover.leave()
      disk.leave()
    }
    return {outbox, handover, announce, leave, ids: () => outbox.waiting().map((one) => one.message.id)}
  }
  return open
}

it('leaves an open tab alone; a closed tab’s messages go to one other tab', async () => {
  const open = createSite(createLocks())
  const first = open('1')
  const second = open('2')
  const third = open('3')
  await pause(20)
  await first.outbox.add([message(1)])
  await pause(20)
  expect([second.ids(), third.ids()]).toEqual([[], []])
  first.leave()
  await until(() => expect([...second.ids(), ...third.ids()]).toEqual(['id-1']))
  second.leave()
  third.leave()
})

it('the next page finds the messages of the last one', async () => {
  const open = createSite(createLocks())
  const last = open('1')
  await last.outbox.add([message(1)])
  last.leave()
  const next = open('2')
  await until(() => expect(next.ids()).toEqual(['id-1']))
  next.leave()
})

it('a restored page takes back what no other tab took', async () => {
  const open = createSite(createLocks())
  const {handover, outbox, leave, ids} = open('1')
  await outbox.add([message(1)])
  leave()
  outbox.forgetSaved()
  expect(ids()).toEqual([])
  void handover.live()
  await until(() => expect(ids()).toEqual(['id-1']))
  leave()
})

it('a tab without stored messages holds no lock', async () => {
  const locks = createLocks()
  const open = createSite(locks)
  const {outbox, leave} = open('1')
  const held = async () => (await locks.query()).held?.map(({name}) => name)
  outbox.add([message(1)])
  await until(() => expect(outbox.waiting()).toMatchObject([{isSaved: true}]))
  expect(await held()).toEqual(['tab-1'])
  for (const parcel of outbox.waiting()) outbox.finish(parcel)
  await until(async () => expect(await held()).toEqual([]))
  leave()
})

it('asks no other tab to wait for messages that are sent within a second', async () => {
  vi.useFakeTimers()
  const announce = vi.fn()
  const lock = createTabLock({me: 'tab-1', locks: createLocks(), announce})
  void lock.hold()
  lock.release()
  await vi.advanceTimersByTimeAsync(5000)
  expect(announce).not.toHaveBeenCalled()
  void lock.hold()
  await vi.advanceTimersByTimeAsync(5000)
  expect(announce).toHaveBeenCalledOnce()
  lock.release()
  vi.useRealTimers()
})

it('waits for no lock before it lives, for its own, for one of something else, or twice', async () => {
  const request = vi.fn(() => new Promise(() => {}))
  const locks = {request, query: async () => ({held: [], pending: []})} as unknown as LockManager
  const parts = {me: 'tab-1', prefix: 'tab-', locks, owners: async () => [], adopt: async () => {}}
  const handover = createLockHandover({...parts, post() {}, onPurge() {}})
  handover.hear('tab-2')
  expect(request).not.toHaveBeenCalled()
  await handover.live()
  for (const name of ['tab-1', 'cart', 2, 'tab-2', 'tab-2']) handover.hear(name)
  expect(request.mock.calls.map(([name]: unknown[]) => name)).toEqual(['tab-2'])
  handover.leave()
})

/** A tab alone, with what the browser lists as held. */
function createAlone(query: () => Promise<unknown>) {
  const request = vi.fn((..._: unknown[]) => new Promise(() => {}))
  const locks = {request, query} as unknown as LockManager
  const adopt = vi.fn(async (_: string) => {})
  const parts = {me: 'tab-1', prefix: 'tab-', locks, owners: async () => ['tab-2', 'tab-3'], adopt}
  const handover = createLockHandover({...parts, post() {}, onPurge() {}})
  return {request, adopt, handover, adopted: () => adopt.mock.calls.map(([owner]) => owner)}
}

it('waits for the tabs that hold a lock, and for those whose messages are on disk', async () => {
  const {handover, request, adopted} = createAlone(async () => ({held: [{name: 'tab-4'}, {}]}))
  await Promise.all([handover.live(), handover.live()])
  expect(request.mock.calls.map(([name]) => name)).toEqual(['tab-4', 'tab-2', 'tab-3'])
  expect(adopted()).toEqual(['tab-1'])
})

it('where storage is blocked and locks are refused, takes all messages that it finds', async () => {
  const {handover, request, adopted} = createAlone(() =>
    Promise.reject(new DOMException('no', 'SecurityError')),
  )
  await handover.live()
  expect(adopted()).toEqual(['tab-1', 'tab-2', 'tab-3'])
  expect(request).not.toHaveBeenCalled()
})

it('a page that is left while it starts takes over nothing, and waits for nothing', async () => {
  const {handover, request, adopted} = createAlone(async () => ({held: [{name: 'tab-2'}]}))
  const started = handover.live()
  handover.leave()
  await started
  handover.hear('tab-3')
  expect([adopted(), request.mock.calls]).toEqual([[], []])
  await handover.live()
  expect(adopted()).toEqual(['tab-1'])
})

it('a tab that is left tells others only if it holds a lock', async () => {
  const announce = vi.fn()
  const lock = createTabLock({me: 'tab-1', locks: createLocks(), announce})
  lock.leave()
  expect(announce).not.toHaveBeenCalled()
  await lock.hold()
  lock.leave()
  lock.leave()
  expect(announce).toHaveBeenCalledOnce()
})

it('a tab whose lock is refused keeps its messages nevertheless', async () => {
  const request = () => Promise.reject(new DOMException('no', 'SecurityError'))
  const lock = createTabLock({me: 'tab-1', locks: {request} as unknown as LockManager, announce() {}})
  await expect(lock.hold()).resolves.toBeUndefined()
  lock.release()
})

it('a tab that crashes leaves messages older than a second to the others', async () => {
  const locks = createLocks()
  const open = createSite(locks)
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']})
  const first = open('1')
  const second = open('2')
  await pause(20)
  first.outbox.add([message(1)])
  await pause(20)
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await pause(20)
  expect(second.ids()).toEqual([])
  locks.drop('tab-1')
  await until(() => expect(second.ids()).toEqual(['id-1']))
  second.leave()
})

it('two tabs that wait for each other both continue', async () => {
  const locks = createLocks()
  const open = createSite(locks)
  const first = open('1')
  const second = open('2')
  await pause(20)
  for (const [n, {outbox, announce}] of [first, second].entries()) {
    outbox.add([message(n)])
    announce()
  }
  await pause(20)
  for (const {outbox} of [first, second]) for (const parcel of outbox.waiting()) outbox.finish(parcel)
  await until(async () => expect((await locks.query()).held).toEqual([]))
  for (const [n, {outbox}] of [first, second].entries()) outbox.add([message(n + 2)])
  await until(() =>
    expect([...first.outbox.waiting(), ...second.outbox.waiting()]).toMatchObject([
      {isSaved: true},
      {isSaved: true},
    ]),
  )
  first.leave()
  second.leave()
})

it('without locks the newest tab sends all messages that it finds', async () => {
  const open = createSite(undefined)
  const first = open('1')
  await first.outbox.add([message(1)])
  const second = open('2')
  await until(() => expect(second.ids()).toEqual(['id-1']))
})

it.each([
  ['from a tab that has sent nothing yet', createLocks(), true],
  ['without locks', undefined, false],
])('a visitor’s refusal reaches the other tabs, %s', async (_, locks, isQuiet) => {
  const open = createSite(locks)
  const onPurge = vi.fn()
  open('1', {onPurge})
  await pause(20)
  open('2', {isQuiet}).handover.purge()
  await until(() => expect(onPurge).toHaveBeenCalledOnce())
})

it('a visitor’s refusal reaches all tabs', async () => {
  const open = createSite(createLocks())
  const onPurge = vi.fn()
  const first = open('1')
  const second = open('2', {onPurge})
  await pause(20)
  first.handover.purge()
  await until(() => expect(onPurge).toHaveBeenCalledOnce())
  first.leave()
  second.leave()
})
