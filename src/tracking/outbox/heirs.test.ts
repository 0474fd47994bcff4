import {afterEach, expect, it, vi} from 'vitest'
import {createRows, createStorage, createTab, message} from '../../../test/helpers/tracking.ts'
import {pause, until} from '../../../test/helpers/until.ts'
import {createHeirs, type HeirsParts} from './heirs.ts'

type Waiting = {name: string; run: () => Promise<unknown>; isOver: () => boolean}

/** Exclusive locks, as browsers have them. */
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
  return {request, query} as unknown as LockManager
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
  function open(id: string, {isQuiet, ...rest}: Partial<HeirsParts & {isQuiet: boolean}> = {}) {
    const me = `tab-${id}`
    const {outbox, disk} = createTab(me, shared)
    outbox.keepBy(disk)
    const heirs = createHeirs({
      me,
      prefix: 'tab-',
      locks,
      openChannel: (onData) => openOwn(name, onData),
      owners: disk.owners,
      adopt: disk.adopt,
      flush: disk.flush,
      onPurge: outbox.clear,
      ...rest,
    })
    if (!isQuiet) void heirs.live()
    return {outbox, heirs, ids: () => outbox.waiting().map((one) => one.message.id)}
  }
  return open
}

it('a tab that lives is left alone; what one leaves goes to one other', async () => {
  const open = createSite(createLocks())
  const first = open('1')
  const second = open('2')
  const third = open('3')
  await pause(20)
  await first.outbox.add([message(1)])
  await pause(20)
  expect([second.ids(), third.ids()]).toEqual([[], []])
  first.heirs.leave()
  await until(() => expect([...second.ids(), ...third.ids()]).toEqual(['id-1']))
  second.heirs.leave()
  third.heirs.leave()
})

it('the next page finds what the last one left', async () => {
  const open = createSite(createLocks())
  const last = open('1')
  await last.outbox.add([message(1)])
  last.outbox.leave()
  last.heirs.leave()
  const next = open('2')
  await until(() => expect(next.ids()).toEqual(['id-1']))
  next.heirs.leave()
})

it('a page that comes back takes what nobody has taken', async () => {
  const open = createSite(createLocks())
  const {heirs, outbox, ids} = open('1')
  await outbox.add([message(1)])
  outbox.leave()
  heirs.leave()
  outbox.forgetSaved()
  expect(ids()).toEqual([])
  void heirs.live()
  await until(() => expect(ids()).toEqual(['id-1']))
  heirs.leave()
})

it('without locks the last to come sends what it finds', async () => {
  const open = createSite(undefined)
  const first = open('1')
  await first.outbox.add([message(1)])
  const second = open('2')
  await until(() => expect(second.ids()).toEqual(['id-1']))
})

it.each([
  ['in a tab that has told of nothing yet', createLocks(), true],
  ['where there are no locks', undefined, false],
])('a visitor’s refusal reaches the others, %s', async (_, locks, isQuiet) => {
  const open = createSite(locks)
  const onPurge = vi.fn()
  open('1', {onPurge})
  await pause(20)
  open('2', {isQuiet}).heirs.purge()
  await until(() => expect(onPurge).toHaveBeenCalledOnce())
})

it('a visitor’s refusal reaches all tabs', async () => {
  const open = createSite(createLocks())
  const onPurge = vi.fn()
  const first = open('1')
  const second = open('2', {onPurge})
  await pause(20)
  first.heirs.purge()
  await until(() => expect(onPurge).toHaveBeenCalledOnce())
  first.heirs.leave()
  second.heirs.leave()
})
